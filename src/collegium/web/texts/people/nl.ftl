# Mensen: ratings, iemands pagina, je gegevens, orde houden, cijfers.
nav-ratings = Ratings

# Telt het mee?
new-counts = Telt het mee?
new-counts-about = Telt mee: geen advies en niets wordt teruggenomen.
counts-yes = Telt mee
counts-no = Vriendschappelijk
counts-guest = Maak een account om een rating te krijgen.
needs-friendly = Alleen in een vriendschappelijk spel.
sum-counts = { $why ->
    [rated] Telt mee voor de rating.
    [guest] Vriendschappelijk: alleen wie een account heeft krijgt een rating.
    [twice] Vriendschappelijk: een spel dat meetelt heeft één persoon per stoel.
    [dial] Vriendschappelijk: een bot met een zelfgekozen sterkte is maar ongeveer zo sterk als je vraagt.
    [bot] Vriendschappelijk: niemand heeft deze bot nog gemeten.
    [cold] Vriendschappelijk: de bots worden nog klaargezet. Over een minuut kan het wel.
    [alone] Vriendschappelijk: er is niemand om mee te vergelijken.
   *[other] Vriendschappelijk: het telt niet mee.
}
waiting-counts = { $why ->
    [rated] Dit spel telt mee: geen advies en niets wordt teruggenomen.
    [guest] Er zit een gast, dus dit spel telt niet mee. Met een account wel.
   *[other] Dit spel telt niet mee.
}
rating-is = { $rating } ± { $band }
rating-change = { $rating } ({ $change })
leave-counts = Dit spel telt mee: wie weggaat wordt laatste.
refused-unrated = { $why ->
    [guest] Alleen wie een account heeft krijgt een rating. Maak er een bij de instellingen.
    [twice] Een spel dat meetelt heeft één persoon per stoel.
    [dial] Een bot met een zelfgekozen sterkte is maar ongeveer zo sterk als je vraagt en kan dus geen spel spelen dat meetelt.
    [bot] Niemand heeft deze bot gemeten; hij kan geen spel spelen dat meetelt.
    [cold] De bots worden nog klaargezet voor spellen die meetellen. Probeer het over een minuut opnieuw.
   *[alone] Een spel dat meetelt heeft twee of meer stoelen nodig.
}

# Een persoon
me-won-of = { $won } van { $played } gewonnen
person-ratings = Ratings
person-games = { $games ->
    [one] 1 spel telde mee
   *[other] { $games } spellen telden mee
}
person-month = { $change } deze maand
person-top = beste { $percent } %
person-none = Nog geen rating. { $left ->
    [one] Nog één spel dat meetelt geeft er een.
   *[other] Nog { $left } spellen die meetellen geven er een.
}
person-curve = De rating in de loop van de tijd, met de marge
person-recent = Laatste spellen
person-recent-none = Geen afgelopen spellen om te laten zien.
person-older = Oudere spellen
person-all = Alle
person-rated = Telden mee
person-people = Tegen mensen
person-show = Welke spellen
person-today = vandaag
person-yesterday = gisteren
person-head = Onderling
person-head-about = wie eindigde voor wie
person-head-games = { $games ->
    [one] 1 spel
   *[other] { $games } spellen
}
person-head-bot = bot
person-head-score = { $name } eerst: { $won }, de ander eerst: { $lost }
person-head-none = Speel met iemand en het staat hier.
person-head-nobody = Nog geen afgelopen spellen met anderen.
person-means = Wat ‘±’ betekent
person-means-about = We zijn er 95 % zeker van dat de ware sterkte binnen deze marge ligt: { $rating } ± { $band } is tussen { $low } en { $high }. Speel meer en de marge wordt kleiner. 400 punten meer is tien keer winnen tegen één keer verliezen.
person-private = { $name } houdt deze pagina privé. Je ziet de spellen die jullie samen speelden.
person-gone = Hier is niemand (meer).
person-yours-private = Alleen jij ziet deze hele pagina. Anderen zien je naam en de spellen die jullie samen speelden.
somebody = Iemand
settings-private = Mijn pagina privé houden
settings-private-about = Anderen zien dan alleen je naam en de spellen die jullie samen speelden.

# Je gegevens
data-title = Je gegevens
data-about = Alles wat de site over je bewaart, als bestand: je naam, ratings, spellen met je keuzes en wat je zei.
data-get = Je gegevens, als bestand
data-delete = Mijn account verwijderen
data-delete-guest = Alles over mij verwijderen
data-delete-about = Dit kan niet ongedaan worden gemaakt. Je naam, ratings en berichten verdwijnen. Spellen van anderen blijven; daar heet je ‘Iemand’, en in spellen die nog lopen speelt een bot verder.
data-password = Je wachtwoord, voor de zekerheid
data-sure = Ja, verwijder alles over mij
data-wrong = Dat is niet je wachtwoord. Er is niets verwijderd.
refused-staff = Een beheerdersaccount kan hier niet worden verwijderd.
refused-admin-off = Het beheer staat uit op deze server. Wie de server beheert, leest in docs/site.md ("Order") hoe het aangaat.
refused-no-factor = Dit account heeft nog geen tweede factor, en het beheer vraagt erom. Wie de server beheert, maakt er een met de opdracht "manage factor".
factor-title = Voer een code in
factor-about = Het beheer vraagt om een tweede factor: de zes cijfers die je app nu toont, of een van je herstelcodes.
factor-code = Code
factor-go = Verder
factor-wrong = Deze code klopt niet of is al gebruikt. Wacht tot je app de volgende toont en probeer het opnieuw.
data-gone = Alles over jou is verwijderd.

# Orde houden
report = Dit bericht melden
report-sent = Dank je. De beheerders kijken ernaar.
refused-name = Deze naam kan hier niet. Kies een andere.
refused-no-message = Dit bericht is er niet meer.

# Cijfers voor de beheerders
figures-title = Hoe het met de site gaat
figures-about = Dit proces, en wat alle processen delen. De laatste { $minutes } minuten.
figures-again = Opnieuw kijken
figures-shared = Alle processen
figures-own = Dit proces
figure = { $name ->
    [running] Tafels waaraan gespeeld wordt
    [open] Tafels die op mensen wachten
    [held] Tafels apart gezet (andere regels)
    [standing] Tafels waar een bot stilstaat
    [people] Mensen
    [accounts] Accounts
    [reports] Gemelde berichten om te bekijken
    [streams] Pagina's die luisteren
    [rooms] Open kamers
    [choices] Keuzes
    [rate] Keuzes per seconde
    [waiting] Wachtende gedachten
    [thinking] Lopende gedachten
    [p50] De helft van de keuzes genomen binnen
    [p99] 99 van de 100 keuzes genomen binnen
    [memory] Geheugen
    [up] Draait al
   *[other] { $name }
}

challenge = Uitdagen
challenge-about = Een tafel voor { $name }, die bericht krijgt en hem op de eerste pagina vindt. Stoel 2 is daarvoor vrij.
challenge-line = { $name } daagt je uit: { $game }
challenge-look = Bekijken
challenge-no = Nee, bedankt
challenges = Je bent gevraagd om te spelen
refused-challenge = Je kunt deze persoon niet uitdagen.
refused-challenges = Je hebt al { $most } mensen uitgedaagd. Wacht op een van hen.

strong-title = Wat je goed doet
strong-title-of = Wat { $name } goed doet
strong-part = Sterk in: { $part }
strong-part-about = { $game }: { $own } punten per spel hieruit, de anderen { $others }.
strong-game = Vaak eerste bij { $game }
strong-game-about = Eerste in { $won } van de { $games } spellen; het toeval alleen zou er { $chance } geven.
strong-choices = Goede keuzes
strong-choices-about = { $own } % in { $games } geanalyseerde spellen, de anderen { $others } %.
strong-rival = Sterker dan: { $name }
strong-rival-about = Eindigde { $won } van de { $met } keer vóór deze bot.

# Getallen en datums, zoals PHP en Django ze spellen: j dag, F maand, M de eerste letters ervan, Y jaar
figure-plain = { NUMBER($value, maximumFractionDigits: 2) }
date-day = j F Y
date-month = F Y
date-short = j M Y
date-soon = j F
recover-again = Vraag een nieuwe link
come-way = Kom binnen met de code
form-button = { $kind ->
    [register] Maak het account
    [login] Log in
    [recover] Stuur me de brief
    [renew] Bewaar het nieuwe wachtwoord
   *[password] Bewaar het nieuwe wachtwoord
}
form-have = Heb je een account? Log in
form-new = Nieuw hier? Maak een account

left-thanks = { $how ->
    [ended] Bedankt voor het spelen. Niemand anders speelde aan die tafel, dus het spel is beëindigd.
    [over] Dat spel is afgelopen. Bedankt voor het spelen.
   *[on] Bedankt voor het spelen. Een bot speelt op jouw plaats verder.
}
preview-invited = { $name } nodigt je uit voor { $game }
no-mail-register = Een account heeft eerst geen e-mailadres, en zonder adres kun je het niet terugkrijgen als je het wachtwoord vergeet. In je instellingen kun je een adres toevoegen.
no-mail = Dit account heeft geen bevestigd e-mailadres. Als je je wachtwoord vergeet, kan niemand je het account teruggeven.
no-mail-add = Voeg een adres toe
