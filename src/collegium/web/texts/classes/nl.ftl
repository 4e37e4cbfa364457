# Klassen, avonden en toernooien: de pagina van wie leidt, binnenkomen met een code, de stand; wat aan tafel gezegd wordt.
nav-class = Klas
home-code = Heb je een code?
class-enter = Heb je een code?
class-enter-about = De zes tekens op het scherm van je klas, of de link van een uitnodiging.
class-enter-go = Ga
class-code = Code
class-new = Open een klas
class-own = Nu open
class-what = Wat is het?
class-form = { $form ->
    [class] Een klas
    [evening] Een avond
    [robin] Toernooi: allen tegen allen
   *[swiss] Toernooi: Zwitsers
}
class-form-about = { $form ->
    [class] Eén code, veel tafels. Jij kijkt mee bij alle en speelt zelf niet.
    [evening] Hetzelfde voor vrienden: kom wanneer je wilt, wissel tussen de spellen van tafel.
    [robin] Iedereen speelt tegen iedereen, als het aantal het toelaat.
   *[swiss] Een paar ronden; wie evenveel punten heeft, treft elkaar.
}
class-title = Titel
class-title-example = Onderzoeksmethoden, maandag
class-untitled = { $form ->
    [class] Onze klas
    [evening] Onze avond
   *[other] Ons toernooi
}
class-seats = Plaatsen aan een tafel
class-seats-about = Bots vullen wat leeg blijft; in een toernooi zijn tafels soms kleiner.
class-bots = Bots
class-bots-about = Ze houden een plaats warm tot er iemand komt, en spelen verder voor wie weggaat.
class-even = zo sterk als de tafel
class-even-means = Aan elke tafel ongeveer zo sterk als wie er zitten, naar hun rating of hun spellen tegen bots; is er niets bekend, dan een student. Zulke tafels tellen niet mee voor de rating.
class-minutes = Hoe lang heb je?
class-minutes-about = Te zien als klok; niets eindigt vanzelf.
class-no-end = Onbeperkt
class-names = Namen op het scherm
class-names-about = Uit: alleen vormen en punten. Je kunt het altijd veranderen.
class-language-about = Voor telefoons die er geen gekozen hebben.
class-rounds = Ronden
class-rounds-about = Voor toernooien. 0: zoveel als nodig.
class-how = Zo gaat het
class-step-open = Laat de volgende pagina aan iedereen zien: daar staan de code en een QR-code.
class-step-come = Ze komen binnen met hun telefoon en een naam. Zonder account.
class-step-deal = Jij verdeelt de tafels en ziet wie vastzit.
class-go = Open
class-next-table = Naar je volgende tafel
class-back = { $form ->
    [class] Terug naar de klas
    [evening] Terug naar de avond
   *[other] Terug naar het toernooi
}
class-help = Vraag om hulp
class-help-asked = Er komt hulp
class-halted = { $form ->
    [class] Je docent heeft het spel gepauzeerd
   *[other] De gastheer heeft het spel gepauzeerd
}
class-halted-about = Er gaat niets verloren. Je gaat verder waar je bent.
refused-halted = Het spel is gepauzeerd. Er gaat niets verloren: kies opnieuw als het verdergaat.
refused-no-class = Geen klas heeft deze code. Kijk nog eens op het scherm.
refused-not-teacher = Dat kan alleen wie deze klas geopend heeft.
refused-nobody = Er zijn nog te weinig mensen.
refused-unfinished = Er wordt nog gespeeld. Beëindig die tafels eerst, of wacht.
refused-last-round = Dat was de laatste ronde.
hall-go-to = Ga naar
hall-far = Telefoons kunnen dit adres niet bereiken. Open deze pagina met de naam of het nummer van je computer in het netwerk; dan werkt de code voor iedereen.
hall-until = Tot
hall-left = { $minutes ->
    [0] de tijd is om
    [one] nog 1 minuut
   *[other] nog { $minutes } minuten
}
hall-round = { $rounds ->
    [0] Ronde { $round }
   *[other] Ronde { $round } van { $rounds }
}
hall-names = { $on ->
    [yes] Namen: aan
   *[no] Namen: uit
}
hall-results = Uitslagen
hall-halt = Pauzeer alles
hall-go = Ga verder
hall-end = Beëindig alles
hall-next = Volgende ronde
hall-deal = Verdeel de tafels
hall-count = { $here ->
    [one] 1 aan tafel
   *[other] { $here } aan tafel
}
hall-coming = { $count ->
    [one] 1 komt nog
   *[other] { $count } komen nog
}
hall-sits-out = { $count ->
    [one] 1 is vrij
   *[other] { $count } zijn vrij
}
hall-come = { $count ->
    [0] Er is nog niemand
    [one] 1 is er
   *[other] { $count } zijn er
}
hall-tables = Tafels
hall-table = Tafel { $number }
hall-waiting = { $form ->
    [class] Pak je telefoon en kom binnen
   *[other] Kom binnen
}
hall-waiting-about = Scan de code of typ hem. Wie later komt, neemt de plaats van een bot over.
hall-end-ask = Alle tafels beëindigen?
hall-end-about = De punten tellen zoals ze nu zijn. Het kan niet ongedaan worden gemaakt.
hall-keep = Speel verder
hall-large = Bekijk deze tafel groot
hall-helped = Er is geholpen
hall-halt-one = Pauzeer
hall-go-one = Ga verder
hall-end-one = Beëindig
hall-restart = Begin opnieuw
hall-away = Stuur { $name } weg
hall-now = Nu in de zaal
hall-most = Meeste punten: tafel { $number },
tile-aside = opzijgezet: de regels zijn veranderd
tile-sign = { $sign ->
    [help] vraagt om hulp
    [waits] wacht { $minutes } min
    [halted] gepauzeerd
    [over] klaar
   *[ended] beëindigd
}
tile-leads = leidt
tile-won = { $count ->
    [one] wint met { $points }
   *[other] winnen samen met { $points }
}
tile-choose = { $count ->
    [one] kiest
   *[other] kiezen
}
tile-someone = iemand kiest
stand-title = Stand
stand-place = Plaats
stand-name = Naam
stand-points = Punten
stand-rivals = Rivalen
stand-rivals-about = De punten van de rivalen die je trof
stand-firsts = Eerste
stand-played = Ronden
stand-gone = teruggetrokken
stand-about = Een tafel geeft het deel van je rivalen dat je versloeg: 1 voor de eerste, 0 voor de laatste, half bij gelijk. Wie vrij is krijgt 1. Bij gelijke punten beslissen de punten van je rivalen, dan eerste plaatsen.
result-state = { $state ->
    [running] speelt nog
    [over] klaar
   *[other] beëindigd
}
results-hall = Naar de tafels
results-close = Sluit
results-close-ask = Voorgoed sluiten?
results-close-about = Tafels die nog spelen worden beëindigd en de code leidt nergens meer heen. De uitslagen blijven.
results-none = Er is nog geen tafel verdeeld.
come-kicker = { $form ->
    [class] Kom bij je klas
    [evening] Kom bij de avond
   *[other] Kom bij het toernooi
}
come-inside = Je bent binnen
come-game = Je gaat { $game } spelen, ongeveer { $minutes } minuten. Zonder account.
come-name = Je naam aan tafel
come-table = Je tafel
come-room = Waar plaats is
come-place = Tafel { $number } heeft een plaats voor je
come-with = met { $names }.
come-kept = Een bot hield je plaats warm; daar ga jij verder.
come-late = Er wordt al gespeeld. Vanaf de volgende ronde speel je mee.
come-friends = Bij vrienden zitten?
come-friends-about = Spreek een woord af en typ allemaal hetzelfde.
come-new = Nieuw in dit spel? Bij elke keuze staat een tip, en je kunt om hulp vragen.
come-waiting = { $form ->
    [class] Je bent binnen, { $name }. Je docent verdeelt de tafels; deze pagina gaat er vanzelf heen.
   *[other] Je bent binnen, { $name }. De gastheer verdeelt de tafels; deze pagina gaat er vanzelf heen.
}
come-last = Tafel { $number } is klaar
come-bye = Je bent deze ronde vrij en krijgt er een punt voor. De volgende speel je weer.
come-over = Dat was de laatste ronde. Bedankt voor het spelen!
come-learn = Intussen:
come-leave = Vertrek
class-counts-about = Met rating: tafels waaraan iedereen een account heeft. Wat je voortijdig beëindigt, telt alleen voor de lijst.
come-rated = Tafels waaraan iedereen een account heeft, tellen voor de rating.
