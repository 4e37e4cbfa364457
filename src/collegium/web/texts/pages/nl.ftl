# De pagina's rond de tafels: de voorpagina, lijsten van tafels.
home-title = Vijf bordspellen over het universitaire leven.
home-sentence = Speel met vrienden, je klas of bots die echt nadenken. In de browser, gratis, niets te installeren.
home-starts = { $game } tegen bots begint meteen.
home-mine = Jouw spellen
home-waits = { $count ->
    [0] niemand wacht op je
    [one] één wacht op je
   *[other] { $count } wachten op je
}
home-all-mine = Al je spellen
home-games = De spellen
home-no-games = Geen enkel spel kon geladen worden. Het logboek van de server zegt waarom.
home-open = Open tafels
home-open-about = schuif aan; het begint als iedereen er is
home-no-tables = Geen open tafels. De bots staan klaar, of zet een tafel klaar en stuur de link.
nav = Plaatsen
nav-play = Spelen
nav-learn = Leren
nav-watch = Kijken
nav-mine = Jouw spellen
short-minutes = { $minutes } min
learn-in = in { $minutes ->
    [one] 1 minuut
   *[other] { $minutes } minuten
} geleerd
row-your-turn = Jouw beurt
row-chooses = { $name } kiest
row-free = { $free ->
    [one] 1 vrije plaats
   *[other] { $free } vrije plaatsen
}
row-waiting = Wacht op spelers
row-running = Bezig
row-over = Afgelopen
row-won = { $name } heeft gewonnen
row-own = Jouw tafel
sit-down = Schuif aan
seat-dashed = vrije plaats
tonight = Welk spel vanavond?
tonight-about = Zeg wie er zijn en hoeveel tijd je hebt.
tonight-people = We zijn met
tonight-minutes = We hebben
tonight-time = { $minutes ->
    [30] ½ u
    [60] 1 u
    [90] 1½ u
   *[120] 2 u
}
tonight-known = We kennen
tonight-knows = { $known ->
    [nothing] nog geen regels
   *[other] de basis
}
tonight-find = Zoek een spel
watch-title = Kijken
watch-about = Wat iedereen aan tafel mag zien, live.
watch-running = { $count ->
    [0] er is geen openbaar spel bezig
    [one] 1 openbaar spel is bezig
   *[other] { $count } openbare spellen zijn bezig
}
watch-none = Niemand speelt nu in het openbaar. Wie een tafel klaarzet, kan iedereen laten meekijken.
learn-title = Leren
learn-about = Eén pagina per spel: de tafel, een kaart, één beurt in beelden. De bots wachten zo lang je wilt.
foot-learn = Regels en bronnen
foot-programs = Voor programmeurs

# Een tafel klaarzetten
new-title = Een tafel voor { $game }
new-seats = Plaatsen
new-count = Met hoeveel
seat-me = Jij
seat-open = Wie de link heeft
seat-open-means = Open tot iemand komt via de link, of uit de lijst als de tafel openbaar is.
seat-here = Op dit scherm
seat-nobody = Niemand
level-name = { $level ->
    [fresher] Eerstejaars
    [student] Student
    [doctor] Doctor
    [professor] Professor
    [laureate] Laureaat
   *[other] { $level }
}
level-means = { $level ->
    [fresher] Speelt op goed geluk. Fijn om rond te kijken.
    [student] Neemt wat nu het beste lijkt. Een eerlijke eerste tegenstander.
    [doctor] Denkt vooruit, tot 0,2 s per keuze. Voor de meesten lastig.
    [professor] Denkt verder vooruit, tot 2 s per keuze. Heel sterk.
    [laureate] Denkt als de Professor en, waar getraind, met wat veel partijen leerden. De sterkste.
   *[other] Een bot.
}
level-name-rated = ongeveer { $rating }
even-match = Gelijk op
even-match-about = Gelijk op: ongeveer { $rating }
even-other = Zelf kiezen
even-other-about = hoe sterk
even-strength = De sterkte
even-means = Speelt nu eens als het niveau daaronder, dan weer als dat erboven. Telt niet mee voor de rating.
levels-title = Hoe goed zijn de bots?
new-variant = Variant
new-begin = Het begin
new-who-sees = Wie mag komen?
new-who-sees-about = Iedereen: in de lijst van open tafels, en iedereen mag kijken.
new-private = Wie de link heeft
new-public = Iedereen
new-coach = Advies
new-coach-about = De coach laat goede keuzes zien aan wie erom vraagt.
coach-alone = Tegen bots
coach-always = Altijd
coach-never = Nooit
new-undo = Een keuze, zolang er niets onthuld is.
yes = Ja
no = Nee
new-language = Taal
new-language-about = Aan tafel gesproken. Iedereen leest het spel in de eigen taal.
new-summary = Wat er gebeurt
new-invite = Op de volgende pagina krijg je een link en een code om te delen.
new-go = Naar de tafel
new-fill = Vul aan met bots en begin nu
sum-seat = { $who ->
    [me] jij
    [here] { $count ->
        [one] iemand op dit scherm
       *[other] nog { $count } op dit scherm
    }
    [open] { $count ->
        [one] één open plaats
       *[other] { $count } open plaatsen
    }
    [fresher] { $count ->
        [one] een bot (Eerstejaars)
       *[other] { $count } bots (Eerstejaars)
    }
    [student] { $count ->
        [one] een bot (Student)
       *[other] { $count } bots (Student)
    }
    [doctor] { $count ->
        [one] een bot (Doctor)
       *[other] { $count } bots (Doctor)
    }
    [professor] { $count ->
        [one] een bot (Professor)
       *[other] { $count } bots (Professor)
    }
   *[laureate] { $count ->
        [one] een bot (Laureaat)
       *[other] { $count } bots (Laureaat)
    }
}
sum-rated = { $count ->
    [one] een bot van ongeveer { $rating }
   *[other] { $count } bots van ongeveer { $rating }
}
sum-and = { $some } en { $last }
sum-who = { $who }: samen { $game }.
sum-how = { $seen ->
    [all] Iedereen mag komen, { $clock }.
   *[link] Alleen wie de link heeft mag komen, { $clock }.
}
share-about = Laat ze scannen, of stuur de link
share-guests = Geen account nodig: ze typen een naam en schuiven aan.
invited-by = { $name } heeft deze tafel klaargezet. Kies een plaats; het spel begint als iedereen er is.
invited-game = Het spel
start-needs = Begint zodra elke plaats bezet is: stuur de link, of zet er een bot neer.

# Een afgelopen spel opnieuw bekeken
replay = Terugkijken
replay-by = Gezien door
replay-all = Allen
replay-all-about = Steeds door de ogen van wie kiest
replay-costly = Een dure keuze
replay-try = Probeer het zelf
replay-not-analysed = Niemand die meespeelde heeft dit spel al laten analyseren.
replay-controls = Door het spel
replay-first = Naar het begin
replay-back = Terug
replay-run = Afspelen
replay-on = Verder
replay-last = Naar het einde
replay-space = Spatie
replay-step = Stap per
replay-choice = per keuze
replay-turn = per beurt
replay-chapter = per ronde
replay-speed = Snelheid
replay-points = Punten
replay-slider = Moment van het spel
replay-share = Deel dit moment
replay-play-on = Speel hier verder
replay-keys = Pijlen: een keuze. Shift en pijlen: een beurt. Page-toetsen: een ronde. Spatie: afspelen. X: de volgende dure keuze.
replay-open = Open een bewaard spel
replay-open-about = Een journaal van een afgelopen spel, hier of in de terminal bewaard. Het wordt keuze voor keuze nagekeken.
replay-file = Journaal (een JSON-bestand)
replay-go = Open
refused-no-replay = Een spel kun je terugkijken als het afgelopen is.
refused-journal-file = Kies een journaal van hoogstens { $most } kB.
refused-journal = Dit bestand is geen journaal van een spel: { $why }.
refused-journal-rules = Dit spel is met andere regels of ander materiaal gespeeld en loopt niet onder die van hier. { $why }
refused-journal-broken = Dit journaal klopt niet: { $why }.
refused-journal-unfinished = Dit spel is nog niet afgelopen. Maak het af waar het begon en kom dan terug.

# Jij, en je instellingen
me-since = Aan tafel sinds { $month } · { $games ->
    [one] 1 spel uitgespeeld
   *[other] { $games } spellen uitgespeeld
}
me-new = Speel een spel en het staat hier.
me-places = De plaatsen van je laatste spellen
me-place = { $place }e
me-best = Meeste punten: { $points }
settings = Instellingen
settings-you = Jij
settings-name = Naam aan tafel
settings-name-about = Wat anderen aan tafel lezen. Het hoeft niet de naam te zijn waarmee je inlogt.
settings-look = Woorden en kleuren
settings-colours = Kleuren
colours-auto = Zoals het apparaat
colours-light = Licht
colours-dark = Donker
settings-table = Aan tafel
settings-motion = ‘Meteen’ beweegt niets. Wie het apparaat om minder beweging vroeg, krijgt die sowieso niet.
settings-one-tap = Op een aanraakscherm. Anders toont de eerste tik de kaart en haar mogelijkheden, en speelt de tweede.
settings-sound = Een zacht geluid als jij aan de beurt bent en als stukken neerkomen.
settings-kept = Deze vier worden in deze browser bewaard.
chat-left = is weggegaan. Een bot speelt verder.
logout-sure = Wil je uitloggen?
account-label = { $field ->
    [email] E-mailadres
    [username] Naam om mee in te loggen
    [password1] Wachtwoord
    [password2] Nog eens het wachtwoord
    [old_password] Het oude wachtwoord
    [new_password1] Het nieuwe wachtwoord
    [new_password2] Nog eens het nieuwe wachtwoord
   *[other] Wachtwoord
}
account-help = { $field ->
    [username] Letters, cijfers en @ . + - _
   *[other] Minstens 8 tekens; geen veelgebruikt wachtwoord, en niet zoals je naam.
}
account-wrong = { $code ->
    [required] Vul dit nog in.
    [unique] Iemand heeft deze naam al.
    [invalid] Alleen letters, cijfers en @ . + - _ graag.
    [blocked] Deze naam kan hier niet.
    [mail] Dit is geen e-mailadres.
    [max_length] Dat is te lang.
    [invalid_login] Naam en wachtwoord horen niet bij elkaar. Let op hoofdletters.
    [password_mismatch] De twee wachtwoorden verschillen.
    [password_too_short] Dit wachtwoord is te kort: minstens 8 tekens.
    [password_too_common] Dit wachtwoord wordt te vaak gebruikt.
    [password_too_similar] Dit wachtwoord lijkt te veel op je naam.
    [password_incorrect] Dat is niet je oude wachtwoord.
   *[other] Dit kan niet.
}
