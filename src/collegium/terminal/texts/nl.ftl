# De eigen woorden van de terminal.
person = Speler { $number }
one-person = Speler
you = jij
level-human = Iemand hier
level-fresher = Eerstejaars
level-fresher-about = speelt op goed geluk
level-student = Student
level-student-about = denkt één beurt vooruit
level-doctor = Doctor
level-doctor-about = zoekt
level-professor = Professor
level-professor-about = zoekt dieper
level-laureate = Laureaat
level-laureate-about = heeft van zichzelf geleerd
level-iterations = Zoeker, { $n } pogingen
level-seconds = Zoeker, { $n } s

# Het menu
menu-title = Collegium
menu-tagline = Bordspellen over de academische wereld, volledig en volgens het boekje
menu-saved = Ga verder met
menu-games = Begin een spel
menu-saved-game = { $title }, { $seats ->
    [one] alleen
   *[other] { $seats } spelers
}, { $when }
menu-variant = Variant
menu-seats = Spelers
menu-seat = Plaats { $number }
menu-language = Taal
menu-start = Beginnen
menu-minutes = { $low ->
    [same] { $high } spelers
   *[other] { $low } tot { $high } spelers
}, ongeveer { $minutes } minuten
menu-keys = ↑↓ verplaatsen   ←→ wijzigen   Enter kiezen   N naam   L taal   Ctrl-Q weg
name-ask = Hoe heet de speler op plaats { $seat }?
name-keys = Enter bewaren   Esc laten zoals het was
name-taken = Er heet al iemand { $name }.
name-nobody = Er zit geen mens aan deze tafel: geef eerst iemand een plaats.
language-name = Nederlands

# De tafel
asked = Jouw keuze
asked-name = { $name }, jouw keuze
thinking = { $name } denkt na …
thinking-undo = { $name } denkt na … (U neemt je keuze terug)
thinking-long = { $name } denkt na … { $seconds } s
somebody = Iemand
refused-title = Kan nu niet
number-more = { $typed }… typ verder, of Enter
compiling = wordt versneld … { $percent } %
compiling-failed = versnellen mislukt, speelt gewoon door
story = Verhaal
help = Hulp
table-keys = 1-9 of ↑↓ Enter kiezen   C coach   U terug   H hulp   S verhaal   PgUp/PgDn Z M tafel   L taal   Q menu
table-keys-short = 1-9 ↑↓ Enter   C coach   U terug   H hulp   S verhaal   Z M tafel   Q menu
close-keys = Esc sluit   ↑↓ schuiven
taken-back = Teruggenomen.
no-undo = Dit kan niet worden teruggenomen: er is iets onthuld, of een andere speler heeft intussen gekozen.
no-undo-yet = Er is niets om terug te nemen.
pass-title = Geef het toetsenbord aan { $name }
pass-keyboard = Geef het toetsenbord aan { $name }; druk op Enter
pass-undo = U neemt de laatste keuze terug
too-small = Deze terminal is { $columns }x{ $lines }. De tafel heeft { $least-columns }x{ $least-lines } of meer nodig: maak het venster groter, of speel met --plain.
values-title = Waar de waarden vandaan komen
values-text = { $rulebook } waarden komen uit het spelregelboek, { $public } uit andere openbare bronnen, { $reconstructed } hebben we zelf gereconstrueerd; die dragen een kleine ring. Wie de doos heeft, kan ze allemaal verbeteren: `collegium components { $game } --overlay`.
signs-title = Tekens op tafel
keys-title = Toetsen
keys-text = **1-9** kies een optie met haar nummer · **↑ ↓ Enter** of de muis · **U** neem je laatste keuze terug, zolang er niets onthuld is · **C** vraag de coach naar de beste opties · **S** het hele verhaal · **PgUp PgDn** schuif de tafel · **Z** volgend deel van de tafel · **M** jouw deel · **Tab** naar de tafel en terug · **L** taal · **D** licht of donker · **Q** bewaar en ga naar het menu · **Ctrl-Q** of **Ctrl-C** bewaar en ga weg

# De coach
coach-title = De coach zou nemen (de eerste vergeleken met de andere, de andere met de eerste):
coach-compiling = De coach maakt zich klaar … { $percent } %
coach-thinking = De coach denkt na …
coach-failed = De coach kan niet helpen: { $problem }
coach-not-now = De coach helpt als jij mag kiezen.
coach-share = wint ongeveer { $percent } %
coach-keys = 1-3 of ↑↓ Enter nemen   Esc terug naar de tafel

# Het einde
final-scores = Eindstand
total = Totaal
place = Plaats
winner = { $names } wint met { $points }.
winners = { $names } delen de overwinning met { $points }.
alone-won = Je haalt het doel, met { $points }.
alone-lost = Je haalt het doel deze keer niet, met { $points }.
over-keys = E eindstand   R nog eens   H hulp   S verhaal   PgUp/PgDn tafel   Q menu
end-keys = R nog eens   Esc bekijk de tafel   Q menu   Ctrl-Q weg
saved = Bewaard: { $file }
saved-resume = Bewaard. Om verder te gaan: collegium play --resume { $file }
saved-analyse = Zie van welke keuzes het afhing: collegium analyse { $file }
cannot-save = Bewaren lukt niet: { $problem }
cannot-resume = Verdergaan lukt niet: { $problem }
cannot-start = Beginnen lukt niet: { $problem }

# Regels tekst
plain-opening = { $title }, { $variant }. Aan tafel: { $seats }.
plain-keys = Typ het nummer van een optie. hint vraagt de coach, u neemt terug, t toont de tafel, s het verhaal, ? een tip, h hoe je speelt, q bewaart en stopt.
plain-prompt = { $count ->
    [one] 1, of ?
   *[other] 1 tot { $count }, of ?
} >
plain-what = { $count ->
    [one] Typ 1, of ? voor hulp.
   *[other] Typ een getal van 1 tot { $count }, of ? voor hulp.
}

# De analyse
analysis-title = { $game }: { $choices } keuzes
analysis-player = Speler
analysis-place = Plaats
analysis-accuracy = Nauwkeurigheid
analysis-chances = Kans om te winnen na elke keuze
analysis-after = Na
analysis-choice = Keuze { $number }, { $name }
analysis-cost = { $percent } % winstkans weggegeven
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
