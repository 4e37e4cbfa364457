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
tables-open = { $count ->
    [0] de bots staan klaar
    [one] 1 open tafel
   *[other] { $count } open tafels
}
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
row-relaxed = geen klok
row-clock = { $seconds } s per keuze
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
watch-leads = { $name }: { $points }
learn-title = Leren
learn-about = Eén pagina per spel: de tafel, een kaart, één beurt in beelden. De bots wachten zo lang je wilt.
foot-learn = Regels en bronnen
foot-programs = Voor programmeurs
