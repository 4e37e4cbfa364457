# De eigen woorden van de site.
foot = Onze eigen tekeningen en woorden bij vijf uitgegeven bordspellen. Kleine ringetjes staan bij waarden die we moesten reconstrueren.
skip = Ga naar de inhoud
language = Taal
theme = Licht of donker
play-now = Speel nu
new-table = Zet een tafel klaar
how-to = Zo speel je
fact-seats = { $seats } spelers
fact-minutes = ongeveer { $minutes } minuten
sources-link = Wat uit het regelboek komt en wat van ons is
sources-title = wat uit het regelboek komt en wat van ons is
sources-about = De plaatjes van de regelboeken hadden we niet, dus van elke waarde staat erbij waar ze vandaan komt. Heb je het spel in huis, dan kun je elke waarde verbeteren in een eigen bestand.
sources-kind = { $kind ->
    [rulebook] uit het regelboek
    [public] uit een andere openbare bron
   *[other] door ons gereconstrueerd
}
sources-count = { $count ->
    [one] 1 waarde ({ $share }%)
   *[other] { $count } waarden ({ $share }%)
}
sources-from = Waarvandaan
sources-what = Wat
sources-piece = Nr. { $number }
row-your-turn = Jouw beurt
row-waiting = Wacht op spelers
row-running = Bezig
row-held = opzijgezet: de regels zijn veranderd
row-over = Afgelopen
guest-name = Gast { NUMBER($number, useGrouping: 0) }
your-name = Je naam
save = Bewaar
me-stranger = Gast
me-title = Jij en je spellen
me-account = Je bent ingelogd als { $name }.
me-guest = Je speelt als gast in deze browser. Een account bewaart je spellen en laat je elders verderspelen.
logout = Log uit
form-register = Maak een account
form-login = Log in
form-password = Wijzig je wachtwoord
form-keeps = Spellen die je als gast in deze browser speelde, komen mee.
new-seat = Plaats { $number }
seat-name = Naam
seat-free = Vrije plaats
bot-level = { $level ->
    [fresher] Eerstejaars (bot)
    [student] Student (bot)
    [doctor] Doctor (bot)
    [professor] Professor (bot)
    [laureate] Laureaat (bot)
   *[other] { $level } (bot)
}
bot-level-rated = Ongeveer { $rating } (bot)
bot-sign = bot
bot-short-rated = ≈ { $rating }
quick-start = Snel beginnen
quick-start-about = De voorbereiding wordt voor iedereen gedaan: verstandige keuzes van de student-bot. Het best voor een eerste spel.
quick-start-now = De voorbereiding wordt voor iedereen gedaan…
for-me = Kies voor mij
waiting-full = Iedereen is er
waiting-free = { $free ->
    [one] Er is nog één plaats vrij
   *[other] Er zijn nog { $free } plaatsen vrij
}
waiting-name = Zonder naam doe je mee als gast.
waiting-host = De gastheer begint het spel.
sit-here = Ga hier zitten
put-bot = Zet hier een bot
remove = Verwijder
leave = Tafel verlaten
start = Begin het spel
share-title = Nodig spelers uit
share-qr = De uitnodiging als QR-code
copy = Kopieer
copied = Gekopieerd
you = jij
seats = Spelers
points-now = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
points-both = { $points ->
    [one] Nu 1 punt, { $ended } als het spel nu afgelopen was
   *[other] Nu { $points } punten, { $ended } als het spel nu afgelopen was
}
if-ended = als het nu eindigde
is-choosing = kiest
leads = staat voor
asked-that = ‘{ $question }’
leave-game = Verlaat dit spel
leave-game-about = Een bot gaat op jouw plaats verder. Speelt er niemand anders, dan is het spel afgelopen.
leave-game-now = Verlaat het spel voorgoed
others-may-act = De anderen kunnen nog reageren
your-choice = Jouw keuze
your-turn = Jouw beurt
waiting = Even wachten
not-now = { $count ->
    [one] Nu niet mogelijk (1)
   *[other] Nu niet mogelijk ({ $count })
}
not-offered = Dat is nu geen van je mogelijkheden.
undo = Neem terug
fold = Klap je keuze in of uit
parts = Delen van de tafel
part-table = Tafel
part-mine = Van mij
part-first = Spelers
part-rivals = Rivalen
part-story = Verhaal
story = Verhaal
story-empty = Er is nog niets gebeurd.
story-all = Het hele verhaal
since-last-turn = Sinds je vorige beurt
back-to-table = Terug naar de tafel
chat = Chat
chat-empty = Nog niemand heeft iets gezegd.
chat-say = Zeg iets
chat-send = Verstuur
help = Hulp
keys = Toetsen: pijltjes lopen langs de mogelijkheden, Enter kiest, A vraagt advies, U neemt terug, H opent de hulp, S het verhaal.
spectators = Link voor toeschouwers; zij zien alleen wat iedereen mag zien:
lend = Laat toeschouwers zien wat ik zie
lend-about = Wie de link heeft, ziet dan ook je verborgen kaarten; je tegenstanders dus ook. Vinkje weg, en het is meteen afgelopen.
whose = Gezien door
whose-all = Iedereen
lost = De verbinding is weg. Nog een poging…
found = Weer verbonden.
noscript = De tafel heeft JavaScript nodig om live te spelen.
over = Het spel is afgelopen
see-board = Bekijk het bord
see-result = Bekijk de uitslag
won = { $count ->
    [one] wint het spel
   *[other] delen de overwinning
}
you-won = Jij wint!
nobody-won = Deze keer wint niemand
best-at = sterkst: { $what }
result = Uitslag
sheet = Scoreblad
total = Totaal
chart = Punten in de loop van het spel: wat elke speler had gehad als het toen was afgelopen
rematch = Speel nog een keer
rematch-join = Doe mee met het volgende spel
journal = Bewaar het verslag van het spel
curtain = Geef het scherm aan { $name }
curtain-open = Ik ben { $name }: toon mijn tafel
to-home = Naar de startpagina
refused-title = Dat lukte niet
refused-no-game = Dat spel is er hier niet.
refused-no-table = Deze tafel bestaat niet (meer).
refused-not-begun = Dit spel is nog niet begonnen.
refused-begun = Dit spel is al begonnen.
refused-other-rules = De regels zijn veranderd sinds dit spel begon, en wat er gespeeld is past niet bij de nieuwe. Daarom is het opzijgezet.
refused-goes-on = Dit spel kan verdergaan en kan hier dus niet beëindigd worden. Open de tafel om te spelen.
rules-notice = De regels zijn veranderd sinds dit spel begon. Het gaat verder onder de nieuwe.
rules-data = Waarden op het spelmateriaal zijn verbeterd.
rules-newer = Het is gespeeld onder nieuwere regels dan die hier geïnstalleerd zijn.
rules-gone = Dit spel is hier niet meer geïnstalleerd.
rules-unnamed = Het spel zegt niet wat er is veranderd.
older-about = { $state ->
    [over] De regels zijn veranderd sinds dit spel werd gespeeld, dus het kan niet meer keuze voor keuze getoond worden. Zo liep het af:
    [held] De regels zijn veranderd sinds dit spel begon. Wat er gespeeld is past niet bij de nieuwe regels. Daarom kan het niet verder en is het opzijgezet. Iedereen die hier zit mag het voor iedereen beëindigen; het telt dan voor niemand.
   *[ended] Dit spel is beëindigd voordat het was afgelopen, en sinds het begin zijn de regels veranderd.
}
older-changed = Wat er is veranderd
older-end = Beëindig dit spel voor iedereen
older-again = Zet een nieuwe tafel klaar
refused-private = Deze tafel is besloten. Vraag de gastheer of gastvrouw om de link of de code, voer een andere code in, of kies een open tafel.
private-title = Deze tafel is besloten
over-title = Het spel is afgelopen
refused-not-seated = Je zit niet aan deze tafel.
refused-not-shown = Deze plek wordt niet meer getoond.
refused-rated = In een partij die meetelt kan niemand zijn plek tonen.
refused-not-host = Dat kan alleen de gastheer.
refused-full = Alle plaatsen zijn bezet.
refused-taken = Die plaats is net bezet.
refused-not-full = Er is nog een plaats vrij.
refused-seats = { $high ->
    [one] Deze variant is voor 1 speler.
   *[other] Deze variant is voor { $low } tot { $high } spelers.
}
refused-two-of-you = Neem voor jezelf één plaats; zet anderen ‘op dit scherm’.
refused-not-your-turn = Je bent nu niet aan de beurt.
refused-set-up = De voorbereiding is voorbij: kies zelf.
refused-stale = De tafel is intussen veranderd. Kijk nog eens en kies dan.
refused-illegal = Niet mogelijk: { $reason }
refused-undo = Er valt niets terug te nemen: er is iets onthuld, of iemand anders heeft sindsdien gekozen.
refused-over = Het spel is afgelopen.
refused-not-over = Het verslag krijg je als het spel afgelopen is.
refused-broken = De regels struikelden hierover. Het spel staat zoals het stond; laat het ons weten.
refused-too-fast = Iets langzamer, alsjeblieft. Probeer het zo nog eens.
refused-streams = Er zijn te veel van je tafels tegelijk open, of heel veel mensen delen je verbinding. Sluit een paar pagina's en laad deze opnieuw.
refused-long = Hoogstens { $most } tekens, alsjeblieft.
refused-malformed = Dat begreep de server niet.
error-missing-title = Niet gevonden
error-missing = Op dit adres is niets. Misschien is de link oud, of ontbreekt er een stuk.
error-forbidden = Dat mag niet.
error-csrf = Deze pagina stond te lang open. Laad hem opnieuw en probeer het nog eens.
error-broken = Er ging bij ons iets mis. Wat op tafel staat, is bewaard; wat er niet staat, niet.
error-busy-title = Te veel verzoeken
error-busy = Jij, of mensen die je verbinding delen, vroegen heel veel pagina's tegelijk op. Wacht even en laad deze pagina dan opnieuw.
error-not-kept = De server kon dat niet opschrijven. Wat niet op tafel staat, is niet bewaard. Probeer het zo meteen nog eens.
error-away = De server kan nu niet bij zijn spellen. Niets wat gekozen is, gaat verloren. Probeer het zo meteen nog eens.
error-busy = Te veel mensen vragen dit op dit moment. Probeer het over een paar seconden nog eens.
advice = Advies
advice-about = De coach: geschatte winstkans
advice-thinking = De coach denkt na…
advice-preparing = De coach maakt zich klaar. De eerste keer duurt dat per spel ongeveer een minuut; je kunt intussen doorgaan.
advice-none = De coach weet het deze keer ook niet.
percent = { $share }%
is-thinking = denkt na
analyse = Analyseer dit spel
analysis = Analyse
analysis-about = Elke keuze wordt opnieuw doordacht met wat de speler toen kon zien: wie wanneer de beste kansen had, en welke keuzes het meest kostten.
analysis-running = Het spel wordt doordacht: { $percent }%
analysis-wait = Je kunt deze pagina verlaten; de analyse wordt bewaard.
analysis-failed = De analyse is niet gelukt. Je kunt het opnieuw proberen.
analysis-chances = Winstkans
analysis-chart = De geschatte kans van elke speler, keuze na keuze; de ware kans ligt 19 van de 20 keer binnen de band. De ringen zijn de keuzes hieronder.
analysis-accuracy = Nauwkeurigheid
analysis-accuracy-about = Wat er bewaard bleef van wat er op het spel stond: 100% is steeds het beste wat gevonden is, 0% niet beter dan kiezen op goed geluk. Keuzes waar weinig van afhing, tellen nauwelijks mee.
analysis-worst = Wat het meest kostte
analysis-number = keuze { $number }
analysis-cost = kostte { $points } procentpunt winstkans
analysis-taken = Gekozen
analysis-better = Beter
analysis-position = De tafel op dat moment
refused-no-coach = Aan deze tafel is de coach niet toegestaan.
refused-analysis = Een spel wordt geanalyseerd als het afgelopen is; eerder zou het te veel verklappen.
refused-no-position = Zo’n moment heeft dit spel niet.
refused-key = Deze sleutel is niet bekend. Maak er een bij je instellingen en stuur hem mee als ‘Authorization: Bearer SLEUTEL’.
key-title = Je sleutel voor programma’s
key-about = Kopieer hem nu: je ziet hem alleen deze keer. Een oudere sleutel werkt niet meer.
key-programs = Laat een programma voor je spelen
key-why = Een programma toont een sleutel, leest posities en stuurt keuzes, net zoals jij hier doet.
key-make = Maak een sleutel
key-docs = Hoe programma’s spelen
analysis-yours = Jouw keuzes
analysis-theirs = { $name }
analysis-none-costly = Geen enkele keuze kostte veel.
analysis-takes = Dat duurt op deze server ongeveer { $minutes ->
    [0] { $seconds } seconden
    [one] een minuut
   *[other] { $minutes } minuten
 }, en langer als er veel gespeeld wordt.
analysis-left = Nog ongeveer { $minutes ->
    [0] { $seconds } seconden
    [one] een minuut
   *[other] { $minutes } minuten
 }.

board-of = De tafel van { $game }
follow = Anderen volgen
follow-instant = meteen
follow-normal = gewoon
follow-slow = langzaam
follow-steps = stap voor stap
one-tap = Eén tik op een verlicht stuk speelt het
sound = Geluiden
letter-keys = Losse letters als toetsen
follow-next = Volgende
follow-all = Bijwerken
since-short = Zojuist
since-replay = Speel af op tafel
since-close = Sluiten
keys-stage = Verder: pijltjes op het bord lopen van stuk naar stuk, Escape sluit wat open is, N toont de volgende stap van de anderen, C werkt bij, R opent wat er sinds je vorige beurt gebeurde.
refused-no-piece = Van dit stuk is niets meer te zien.

# Hoe je speelt, in beeld
howto-kicker = Zo speel je · { $minutes ->
    [one] 1 minuut lezen
   *[other] { $minutes } minuten lezen
}
howto-board = De tafel midden in een spel; de lijst erna zegt wat waar ligt.
howto-legend = Wat ligt waar
howto-card = Een kaart, van boven af gelezen
howto-winning = Winnen
howto-turn = Eén beurt, stap voor stap
howto-ready = Klaar?
howto-ready-text = De bots wachten zo lang je wilt, en een tip zegt waar elke keuze over gaat.
howto-all = Alle kaarten en waarden
howto-full = Alle regels
howto-in-full = Alle regels
howto-weight = { $weight ->
    [1] Heel licht
    [2] Licht
    [3] Gemiddeld
    [4] Zwaar
   *[other] Heel zwaar
}
