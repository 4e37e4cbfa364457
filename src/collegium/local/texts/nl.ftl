# De eigen woorden van de terminal.
person = Speler { $number }
one-person = Speler
you = jij
level-human = Een mens hier
level-fresher = Eerstejaars
level-fresher-about = speelt op goed geluk
level-student = Student
level-student-about = denkt één beurt vooruit
level-doctor = Doctor
level-doctor-about = rekent vooruit
level-professor = Professor
level-professor-about = rekent verder vooruit
level-laureate = Laureaat
level-laureate-about = heeft van zichzelf geleerd
level-iterations = Zoeker, { $n } pogingen
level-seconds = Zoeker, { $n } s
level-rated = Ongeveer { $rating }
level-rated-about = nu eens als { $lower }, dan weer als { $upper }

# Het menu
menu-title = Collegium
menu-tagline = Bordspellen over de academische wereld, volledig en volgens het boekje
menu-saved = Ga verder met
menu-games = Begin een spel
menu-saved-game = { $title }, { $when }
menu-variant = Variant
menu-seats = Spelers
menu-seat = Speler { $number }
menu-language = Taal
menu-start = Begin
menu-go-on = Ga verder
saved-when = Bewaard op { $when }
saved-reading = Wordt gelezen…
menu-minutes = { $low ->
    [same] { $high } spelers
   *[other] { $low } tot { $high } spelers
}, ongeveer { $minutes } minuten
menu-keys = ↑↓ beweeg   ←→ wijzig   Enter kies   N naam   L taal   Ctrl-Q sluit af
name-ask = Hoe heet speler { $seat }?
name-keys = Enter bewaar   Esc verander niets
name-taken = Er heet al iemand { $name }.
name-nobody = Er speelt geen mens mee: geef eerst een plaats aan een mens.
language-name = Nederlands

# De tafel
thinking = { $name } denkt na…
thinking-undo = { $name } denkt na… (U neemt je keuze terug)
thinking-long = { $name } denkt na… { $seconds } s
refused-title = Kan nu niet
compiling = wordt versneld… { $percent }%
compiling-failed = versnellen mislukt, het spel gaat gewoon door
story-since = Sinds je vorige beurt
story-whole = Het hele verhaal
story-empty = Er is nog niets gebeurd.
story-nothing = Sinds je vorige beurt is er niets gebeurd.
seats-legend = ( ) = als het nu afgelopen was
seats-points = Punten nu: { $seats }
seat-points = { $name } { $now }
seat-points-ended = { $name } { $now } ({ $ended } als het nu afgelopen was)
points-now = { $now ->
    [one] { $now } punt
   *[other] { $now } punten
}
points-ended = { $now ->
    [one] nu { $now } punt
   *[other] nu { $now } punten
}, { $ended } als het nu afgelopen was
table-keys = 1-9 of ↑↓ Enter kies   C coach   U terug   H hulp   S verhaal   PgUp/PgDn Z M tafel   L taal   Q menu
table-keys-short = 1-9 ↑↓ Enter   C coach   U terug   H hulp   S verhaal   Z M tafel   Q menu
close-keys = Esc sluit   ↑↓ Home End schuif
taken-back = Teruggenomen.
no-undo = Dit kan niet worden teruggenomen: er is iets onthuld of een andere speler heeft intussen gekozen.
no-undo-yet = Er is niets om terug te nemen.
pass-keyboard = Geef het toetsenbord aan { $name }; druk op Enter
pass-undo = U neemt de laatste keuze terug
too-small = Deze terminal is { $columns }x{ $lines }. De tafel heeft { $least-columns }x{ $least-lines } of meer nodig: maak het venster groter, of speel met --plain.
values-title = Waar de waarden vandaan komen
values-text = { $rulebook } waarden komen uit het spelregelboek, { $public } uit andere openbare bronnen. { $reconstructed ->
    [0] We hoefden niets te reconstrueren.
    [one] Eén waarde hebben we zelf gereconstrueerd; die draagt een ringetje.
   *[other] { $reconstructed } hebben we zelf gereconstrueerd; die dragen een ringetje.
} Heb je de doos? Verbeter ze dan zelf: `collegium components { $game } --overlay`.
signs-title = Tekens op tafel
keys-title = Toetsen
keys-text = **1-9** kies een optie op nummer · **↑ ↓ Enter** of de muis · **U** neem je laatste keuze terug, zolang er niets onthuld is · **C** vraag de coach naar de beste opties · **S** lees het hele verhaal · **PgUp PgDn** schuif de tafel · **Z** ga naar het volgende deel van de tafel · **M** ga naar jouw deel · **Tab** ga naar de tafel en terug · **L** kies een andere taal · **D** kies licht of donker · **Q** bewaar en ga naar het menu · **Ctrl-Q** of **Ctrl-C** bewaar en sluit af

# De coach
coach-title = Wat de coach zou doen, en waarom:
coach-reading = De beste eerst. De redenen zeggen wat de eerste optie oplevert vergeleken met de andere, en elke andere vergeleken met de eerste.
coach-compiling = De coach maakt zich klaar… { $percent }%
coach-thinking = De coach denkt na…
coach-failed = De coach kan niet helpen: { $problem }
coach-not-now = De coach helpt als jij mag kiezen.
coach-leave = (Met Ctrl-C ga je terug naar je keuze.)
coach-left = Terug naar je keuze.
coach-share = wint ongeveer { $percent }%
coach-keys = 1-3 of ↑↓ Enter neem   Esc ga terug naar de tafel

# Het einde
final-scores = Eindstand
total = Totaal
place = Plaats
winner = { $names } wint met { $points }.
winners = { $names } delen de overwinning met { $points }.
names-and = { $names } en { $last }
alone = { $points ->
    [one] { $names } eindigt met { $points } punt.
   *[other] { $names } eindigt met { $points } punten.
}
over-keys = E eindstand   R speel opnieuw   H hulp   S verhaal   PgUp/PgDn tafel   Q menu
end-keys = R speel opnieuw   Esc bekijk de tafel   Q menu   Ctrl-Q sluit af
saved = Bewaard: { $file }
saved-resume = Bewaard. Ga verder met: collegium play --resume { $file }
saved-analyse = Bekijk van welke keuzes het afhing: collegium analyse { $file }
cannot-save = Bewaren lukt niet: { $problem }
cannot-resume = Verdergaan lukt niet: { $problem }
cannot-start = Beginnen lukt niet: { $problem }

# Regels tekst
plain-opening = { $title }, { $variant }. Aan tafel: { $seats }.
plain-keys = Typ het nummer van een optie, of een woord: { command-hint }, { command-why }, { command-undo }, { command-table }, { command-story }, { command-since }, { command-rules }, { command-help }, { command-quit }.
plain-help =
    Typ het nummer van een optie, of een van deze woorden:
    { command-hint } (c): wat de coach zou doen, en waarom
    { command-why } (w): welke opties nu niet kunnen, en waarom
    { command-undo } (u): neem je laatste keuze terug, zolang er niets onthuld is
    { command-table } (t): de tafel
    { command-story } (s): het hele verhaal
    { command-since }: wat er sinds je vorige beurt is gebeurd
    { command-rules } (r): hoe je speelt
    { command-help } (h, ?): een tip, en deze lijst
    { command-quit } (q): bewaar en stop
plain-prompt = { $count ->
    [one] 1, of ?
   *[other] 1 t/m { $count }, of ?
} >
plain-what = { $count ->
    [one] Typ 1, of ? voor hulp.
   *[other] Typ een getal van 1 t/m { $count }, of ? voor hulp.
}
plain-refused = { $count ->
    [one] 1 optie kan nu niet (typ { command-why })
   *[other] { $count } opties kunnen nu niet (typ { command-why })
}
plain-none-refused = Alle opties kunnen nu.
command-hint = hint
command-why = waarom
command-undo = terug
command-table = tafel
command-story = verhaal
command-since = sinds
command-rules = regels
command-help = hulp
command-quit = stop

# De analyse
analysis-title = { $game }: { $choices } keuzes
analysis-player = Speler
analysis-place = Plaats
analysis-accuracy = Nauwkeurigheid
analysis-chances = Kans om te winnen na elke keuze
analysis-after = Na
analysis-choice = Keuze { $number }, { $name }
analysis-cost = kostte { $percent } procentpunt winstkans
analysis-taken = Gekozen: { $option }
analysis-better = Beter: { $option }
analysis-svg = Grafiek: { $file }
analysis-accuracy-about = 100% is steeds het beste wat gevonden is, 0% niet beter dan op goed geluk; keuzes waar weinig van afhing, tellen nauwelijks mee.
analysis-error-about = ± : de waarheid ligt er 19 van de 20 keer binnen.
analysis-worst-of = Wat { $name } het meest kostte:
analysis-none-of = Geen keuze kostte veel: { $names }.
analysis-takes = Dit duurt ongeveer { $minutes ->
    [0] { $seconds } s
    [one] een minuut
   *[other] { $minutes } minuten
 }.
