# Nobel Run in het Nederlands.
game-title = Nobel Run
game-tagline = Bouw je onderzoeksgroep op, publiceer artikelen en heb het meeste prestige zodra iemand er twintig haalt.
game-credits = Concept van Lorena Fernández, spelmechaniek van Pablo Garaizar, tekeningen en vormgeving van Iñigo Maestro (Tranjis Games, 2022).
variant-competitive = Race naar 20
variant-competitive-about = Twee tot vier onderzoekers jagen hoogstens dertig ronden (een huisregel) op prestige en kunnen elkaar de voet dwars zetten.
variant-solo = Alleen tegen Peio
variant-solo-about = Hoogstens zestien ronden tegen Peio, die stilletjes een artikel inpikt zodra er een ligt.

# Vragen en tips
ask-main = Jouw beurt: wat doe je?
ask-react-start = { $rival } begint een beurt. Speel je eerst een kaart?
ask-react-buy = { $rival } wil { $card } kopen voor { $price }. Reageer je?
ask-react-publish = { $rival } publiceert { $card } (+{ $gain } prestige) en zou 20 halen. Reageer je?
ask-react-last = De laatste beurt is voorbij. Maak je nog iemand zwart?
ask-smear-target = Wie maak je zwart?
ask-strip-target = Wie verliest blind een kaart?
ask-unlock = Welke kaart gooi je weg voor de open bovenste kaart?
ask-drop = Welke kaarten leg je af voordat je aanvult tot vijf?
ask-pay = Je moet { $amount } afstaan. Welke kaart verlies je?
ask-remove = Welke kaart gaat uit de reserve? Er blijven er vijf.
tip-main = Gebruik kaarten voor middelen, koop, publiceer één kaart en beëindig je beurt. Alles wat je maakt, wordt opgeteld; wat je niet uitgeeft, ben je kwijt.
tip-react-last = De laatste kans om iemand zwart te maken voor de telling.
tip-react = Een heffing komt terug op je aflegstapel; een blokkade blijft liggen tot ze is afbetaald. Wie voor de hele beurt past, krijgt geen vragen meer tot die voorbij is.
tip-smear-target = De kaart blijft voorgoed in dat cv.
tip-strip-target = Een willekeurige kaart uit die hand gaat naar de aflegstapel van de eigenaar.
tip-unlock = De kaart levert niets op; ze ligt tot het einde van je beurt bij je gebruikte kaarten.
tip-drop = Voor elke kaart die je houdt, trek je er een minder. Houd alleen wat een goede aankoop compleet maakt.
tip-pay = Kies welke kaarten je verliest; wat boven de eis uitkomt, blijft deze beurt van jou.
tip-remove = Peio pakt altijd het artikel met het minste prestige: laat een kleintje liggen als lokaas.

# Keuzes
option-use = Gebruik { $card }: { $amount }
option-draw = Gebruik Sally Ride: trek twee kaarten
option-strip = Gebruik Donna Strickland: een rivaal verliest een kaart
option-publish = Publiceer { $card }: { $gain }
option-smear = Maak zwart met { $card }: -{ $loss } prestige
option-counter = Hef { $card } op: betaal { $amount }
option-buy = Koop { $card } voor { $price }
option-buy-article = Koop { $card } voor { $price }: +{ $gain } prestige
option-top = Koop { $card } van de stapel voor { $price } en een handkaart
option-top-article = Koop { $card } van de stapel voor { $price } en een handkaart: +{ $gain } prestige
option-empty = Een lege plek
option-settle = Handel het voorval van deze ronde af: betaal { $amount }
option-end = Beëindig je beurt
option-levy = Heffing met { $card }: verlies van { $amount }
option-block = Blokkeer met { $card }: { $amount } om op te heffen
option-react-pass = Laat het gebeuren
option-react-pass-turn = Laat het gebeuren, en vraag me deze beurt niets meer
option-smear-target = { $rival }
option-strip-target = { $rival }
option-unlock = Gooi { $card } weg
option-drop = Leg { $card } af
option-drop-all = Leg de hele hand af
option-drop-done = Houd de rest
option-pay = Sta { $card } af ({ $amount })
option-remove = Verwijder { $card }

# Hoeveelheden
amount-money = { $n } geld
amount-effort = { $n } inzet
amount-data = { $n } data
amount-prestige = { $n } prestige
more-money = { $n } geld
more-effort = { $n } inzet
more-data = { $n } data
publishes-nothing = uit je deck
gains-nothing = levert niets op
effect-gift = { $amount } cadeau
effect-debt = { $amount } te betalen

# Het verhaal
event-set-up = Voorbereiding
event-dealt = { $solo ->
    [yes] { $you ->
        [yes] Je begint
       *[no] { $who } begint
    } met een deck van { $count } kaarten: { $cards }.
   *[no] Iedereen begint met een deck van { $count } kaarten: { $cards }.
}
event-row-laid = Uit { $deck } komen in de reserve: { $cards }.
event-starts = { $you ->
    [yes] Je bent de startspeler.
   *[no] { $who } is de startspeler.
}
event-round-began = { $sort ->
    [idle] Ronde { $round } van hoogstens { $rounds }: niemand heeft nog een kaart
    [last] Ronde { $round } van hoogstens { $rounds }: de laatste ronde
    [near] Ronde { $round } van hoogstens { $rounds }
   *[plain] Ronde { $round }
}
event-solo-round-began = Ronde { $round } van hoogstens { $rounds }
event-stop-nears = Een huisregel: na ronde { $rounds } stopt het spel, ook als dan nog niemand 20 prestige heeft gehaald.
event-turn-began = { $you ->
    [yes] Je bent aan de beurt.
   *[no] { $who } is aan de beurt.
}
event-nothing-left = { $all ->
    [yes] { $you ->
        [yes] Je hebt geen enkele kaart meer: hand, deck en aflegstapel zijn leeg.
       *[no] { $who } heeft geen enkele kaart meer: hand, deck en aflegstapel zijn leeg.
    }
   *[no] { $you ->
        [yes] Je hebt geen kaart in de hand en geen middelen meer.
       *[no] { $who } heeft geen kaart in de hand en geen middelen meer.
    }
}
event-turn-ended = { $you ->
    [yes] Je beurt is voorbij{ $after }.
   *[no] De beurt van { $who } is voorbij{ $after }.
}
turn-end-none = {""}
turn-end-used = : { $used ->
    [one] de gespeelde kaart gaat
   *[other] de { $used } gespeelde kaarten gaan
} naar de aflegstapel
turn-end-lost = : { $lost } niet uitgegeven, dus verloren
turn-end-both = : { $used ->
    [one] de gespeelde kaart gaat
   *[other] de { $used } gespeelde kaarten gaan
} naar de aflegstapel; { $lost } niet uitgegeven, dus verloren
event-used = { $you ->
    [yes] Je gebruikt { $card } voor { $amount }.
   *[no] { $who } gebruikt { $card } voor { $amount }.
}
event-rode = { $you ->
    [yes] Je gebruikt Sally Ride om kaarten te trekken.
   *[no] { $who } gebruikt Sally Ride om kaarten te trekken.
}
event-drew = { $you ->
    [yes] Je trekt { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    }.
   *[no] { $who } trekt { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    }.
}
event-reshuffled = { $you ->
    [yes] Je deck is op: { $count ->
        [one] de kaart van je aflegstapel wordt
       *[other] de { $count } kaarten van je aflegstapel worden geschud tot
    } een nieuw deck.
   *[no] Het deck van { $who } is op: { $count ->
        [one] de kaart van de aflegstapel wordt
       *[other] de { $count } kaarten van de aflegstapel worden geschud tot
    } een nieuw deck.
}
event-no-card-to-draw = { $you ->
    [yes] Je hebt geen kaarten meer om te trekken.
   *[no] { $who } heeft geen kaarten meer om te trekken.
}
event-strickland-used = { $you ->
    [yes] Je gebruikt Donna Strickland: een rivaal verliest een kaart.
   *[no] { $who } gebruikt Donna Strickland: een rivaal verliest een kaart.
}
event-stripped = { $you ->
    [yes] Je verliest { $card } uit je hand, blind getrokken: de kaart gaat naar je aflegstapel.
   *[no] { $who } verliest { $card } uit de hand, blind getrokken: de kaart gaat naar de aflegstapel.
}
event-publication-announced = { $you ->
    [yes] Je wilt { $card } publiceren (+{ $prestige } prestige) en daarmee 20 halen.
   *[no] { $who } wil { $card } publiceren (+{ $prestige } prestige) en daarmee 20 halen.
}
event-published = { $you ->
    [yes] Je publiceert { $card }: { $gain }.
   *[no] { $who } publiceert { $card }: { $gain }.
}
event-smeared = { $you ->
    [yes] Je legt { $card } in het cv van { $rival }: -{ $loss } prestige.
   *[no] { $who } legt { $card } in { $rival-you ->
        [yes] jouw cv
       *[no] het cv van { $rival }
    }: -{ $loss } prestige.
}
event-smeared-peio = { $you ->
    [yes] Je legt { $card } in het cv van Peio: -{ $loss } prestige.
   *[no] { $who } legt { $card } in het cv van Peio: -{ $loss } prestige.
}
event-countered = { $you ->
    [yes] Je betaalt { $amount } en heft de blokkade { $card } op; de kaart gaat naar je cv.
   *[no] { $who } betaalt { $amount } en heft de blokkade { $card } op; de kaart gaat naar het cv.
}
event-settled = { $you ->
    [yes] Je handelt het voorval van deze ronde af met { $amount }.
   *[no] { $who } handelt het voorval van deze ronde af met { $amount }.
}
event-announced = { $you ->
    [yes] Je wilt { $what } kopen voor { $price }.
   *[no] { $who } wil { $what } kopen voor { $price }.
}
event-bought = { $you ->
    [yes] Je koopt { $what } voor { $price }.
   *[no] { $who } koopt { $what } voor { $price }.
}
event-bought-article = { $you ->
    [yes] Je koopt { $what } voor { $price }: +{ $prestige } prestige.
   *[no] { $who } koopt { $what } voor { $price }: +{ $prestige } prestige.
}
offer-reserve = { $card }
offer-top = { $card } van de stapel
event-foiled = { $you ->
    [yes] Je aankoop van { $card } gaat niet door en kost niets: { $why }.
   *[no] De aankoop van { $card } door { $who } gaat niet door en kost niets: { $why }.
}
foiled-short = { $amount } te weinig
foiled-blocked-money = er ligt een blokkade op geld voor het cv
foiled-blocked-effort = er ligt een blokkade op inzet voor het cv
foiled-blocked-data = er ligt een blokkade op data voor het cv
foiled-no-card = er is geen handkaart meer om weg te gooien
event-unlocked = { $you ->
    [yes] Je gooit { $card } weg om bij de open bovenste kaart te komen.
   *[no] { $who } gooit { $card } weg om bij de open bovenste kaart te komen.
}
event-refilled = { $card } komt in de reserve; nu { $next }.
event-turned-up = Nu { $next }.
top-open = ligt { $card } open op { $deck } ({ $count ->
    [0] de laatste kaart
   *[other] nog { $count } eronder
})
top-used-up = is { $deck } leeg
deck-name-basic = de basisstapel
deck-name-advanced = de gevorderde stapel
event-stays-empty = De plek blijft leeg: { $deck } is op.
event-dropped = { $you ->
    [yes] Je legt af: { $cards }.
   *[no] { $who } legt af: { $cards }.
}
event-levied = { $you ->
    [yes] Je legt { $rival } een heffing van { $amount } op met { $card }; die kaart gaat naar je aflegstapel.
   *[no] { $who } legt { $rival-you ->
        [yes] jou
       *[no] { $rival }
    } een heffing van { $amount } op met { $card }; die kaart gaat naar de eigen aflegstapel.
}
event-lost = { $you ->
    [yes] Je verliest { $amount } uit de pot.
   *[no] { $who } verliest { $amount } uit de pot.
}
event-paid = { $you ->
    [yes] Je staat { $cards } af, goed voor { $amount }{ $surplus }.
   *[no] { $who } staat { $cards } af, goed voor { $amount }{ $surplus }.
}
surplus-none = {""}
surplus = ; het overschot van { $amount } blijft in de pot
event-forgiven = { $you ->
    [yes] Je kunt { $amount } van de heffing niet betalen: dat wordt kwijtgescholden.
   *[no] { $who } kan { $amount } van de heffing niet betalen: dat wordt kwijtgescholden.
}
event-blocked = { $you ->
    [yes] Je legt { $card } voor het cv van { $rival }: een blokkade tot er { $amount } is betaald.
   *[no] { $who } legt { $card } voor { $rival-you ->
        [yes] jouw cv
       *[no] het cv van { $rival }
    }: een blokkade tot er { $amount } is betaald.
}
event-last-round = { $you ->
    [yes] Je hebt 20 prestige gehaald: dit is de laatste ronde.
   *[no] { $who } heeft 20 prestige gehaald: dit is de laatste ronde.
}
event-appeared = Nieuw in de reserve: { $cards }.
event-situation-came = Een voorval voor de komende beurt: { $card }, { $effect }.
event-deck-empty = De stapel is leeg: dit is de laatste ronde.
event-debts-lapsed = Niet afgehandeld en niet langer verschuldigd: { $amount }.
event-peio-took = Peio pakt { $card }: +{ $prestige } prestige voor hem.
event-peio-found-nothing = Peio vindt geen artikel om te pakken.
event-removed = { $you ->
    [yes] Je verwijdert { $card } uit de reserve.
   *[no] { $who } verwijdert { $card } uit de reserve.
}
event-end-began = Het einde
event-stopped = Niemand heeft in { $rounds } ronden 20 prestige gehaald: volgens een huisregel stopt het spel hier.
event-ended-with = { $you ->
    [yes] Je eindigt met { $prestige } prestige: artikelen { $papers }, gepubliceerde kaarten { $published }, zwartmakerij { $smears }.
   *[no] { $who } eindigt met { $prestige } prestige: artikelen { $papers }, gepubliceerde kaarten { $published }, zwartmakerij { $smears }.
}
event-peio-ended-with = Peio eindigt met { $prestige } prestige: artikelen { $papers }, zwartmakerij { $smears }.
event-decided = { $verdict }
verdict-won = Gewonnen van Peio: { $yours } tegen { $peio }.
verdict-lost = Verloren van Peio: { $yours } tegen { $peio }.
verdict-drawn = Gelijkgespeeld tegen Peio: { $yours } tegen { $peio }.

# Waarom niet
reason-short-of-money = Je hebt nog { $missing } nodig.
reason-short-of-effort = Je hebt nog { $missing } nodig.
reason-short-of-data = Je hebt nog { $missing } nodig.
reason-blocked-money = Er ligt een blokkade op geld voor je cv: betaal eerst { $blocks } af.
reason-blocked-effort = Er ligt een blokkade op inzet voor je cv: betaal eerst { $blocks } af.
reason-blocked-data = Er ligt een blokkade op data voor je cv: betaal eerst { $blocks } af.
block-price = { $card } ({ $amount })
reason-owes-money = Handel eerst het voorval van deze ronde af: dat kost { $amount }, en je hebt er { $made }.
reason-owes-effort = Handel eerst het voorval van deze ronde af: dat kost { $amount }, en je hebt er { $made }.
reason-owes-data = Handel eerst het voorval van deze ronde af: dat kost { $amount }, en je hebt er { $made }.
reason-published-already = Je hebt deze beurt al gepubliceerd.
reason-no-card-to-discard = De bovenste kaart kost ook een handkaart, en je hand is leeg.
reason-nobody-to-strip = Geen rivaal heeft een kaart in de hand.
reason-no-cards-there = Deze hand is leeg.
reason-not-in-price = Dit middel zit niet in de prijs.
reason-not-now = Zwartmaken kan alleen aan het begin van een beurt, of als iemand als eerste 20 zou halen.
reason-no-attack-now = Aanvallen kan alleen aan het begin van een beurt, of bij een aangekondigde aankoop.

# De tafel
headline = Ronde { $round }
headline-last = Ronde { $round }: de laatste ronde
headline-near = Ronde { $round } van hoogstens { $rounds }
headline-stop = Ronde { $round }: de laatste ronde, volgens een huisregel
headline-solo = Ronde { $round } van hoogstens { $rounds }, tegen Peio
headline-solo-last = Ronde { $round }: de laatste ronde tegen Peio
headline-over = Het spel is afgelopen
sheet-articles = Artikelen
sheet-published = Gepubliceerde kaarten
sheet-smears = Ontvangen zwartmakerij
sheet-total = Prestige
sheet-peio = Prestige van Peio
zone-market = Reserve
zone-turn = Deze beurt
zone-turn-of = { $player }: deze beurt
zone-hand = Jouw hand
zone-peio = Peio
row-basic = Basiskaarten
row-advanced = Gevorderde kaarten
deck-basic = Basis
deck-advanced = Gevorderd
deck-solo = Reserve
deck-rest = Nog te komen: { $cards }
deck-count = { $count } × { $card }
top-card = + een handkaart
empty-place = Leeg
label-money = geld
label-effort = inzet
label-data = data
label-prestige = prestige
label-hand = hand
label-deck = deck
label-discard = afgelegd
label-draw = kaarten trekken
label-strip = een rivaal verliest een kaart
label-levy-money = geld eraf
label-levy-effort = inzet eraf
label-levy-data = data eraf
label-block = blokkade, op te heffen met
label-smear = zwartmaken
label-publish = bij publicatie
label-debt-money = geld verschuldigd
label-debt-effort = inzet verschuldigd
label-debt-data = data verschuldigd
group-cv = Cv
group-front = Blokkades
group-area = Gebruikte kaarten
group-discard = Aflegstapel
nothing-yet = Nog niets
publication-yours = Je kunt nog een kaart publiceren
publication-free = Deze beurt is nog geen kaart gepubliceerd
publication-used = Deze beurt is een kaart gepubliceerd

# Kaarten
card-none = geen kaart
card-work = Werk
card-research = Onderzoek
card-local = Lokaal project
card-predoc = Promovendus
card-lab = Labapparatuur
card-q4 = Artikel Q4
card-q3 = Artikel Q3
card-giants = Schouders van reuzen
card-care = Zorgtaken
card-backup = Back-up kwijt
card-pipe = Lekkende pijplijn
card-impostor = Impostersyndroom
card-somerville = Mary Somerville
card-hopper = Grace Hopper
card-lamarr = Hedy Lamarr
card-salas = Margarita Salas
card-elbakyan = Alexandra Elbakyan
card-west = Gladys West
card-meitner = Lise Meitner
card-williams = Roberta Williams
card-johnson = Katherine Johnson
card-hodgkin = Dorothy Hodgkin
card-franklin = Rosalind Franklin
card-knight = Margaret Knight
card-magie = Elizabeth Magie
card-national = Nationaal project
card-international = Internationaal project
card-postdoc = Postdoc
card-senior = Senior
card-q2 = Artikel Q2
card-q1 = Artikel Q1
card-q1oa = Artikel Q1 open access
card-top = Topartikel
card-lovelace = Ada Lovelace
card-montague = Raye Montague
card-ride = Sally Ride
card-hamilton = Margaret Hamilton
card-nightingale = Florence Nightingale
card-tereshkova = Valentina Teresjkova
card-strickland = Donna Strickland
card-curie = Marie Curie
card-wu = Chien-Shiung Wu
card-bell = Jocelyn Bell Burnell

# Een regel over elk
fact-giants = Alle wetenschap bouwt voort op eerder werk.
fact-care = Onbetaalde zorg komt bij de een vaker terecht dan bij de ander.
fact-backup = Geen kopie, geen data.
fact-pipe = Loopbanen lekken talent bij elke naad.
fact-impostor = Je een bedrieger voelen, wat je staat van dienst ook zegt.
fact-somerville = Schotse alleskunner; in een recensie van haar boek stond voor het eerst "scientist".
fact-hopper = Admiraal van de US Navy; schreef een van de eerste compilers.
fact-lamarr = Filmster die in 1942 mede patent kreeg op frequentiesprongen voor radiobesturing.
fact-salas = Spaanse biochemicus; met haar phi29-polymerase is een spoortje DNA te kopiëren.
fact-elbakyan = Begon in 2011 Sci-Hub om betaalde artikelen voor iedereen te openen.
fact-west = Berekende uit satellietdata de precieze vorm van de aarde: de basis van gps.
fact-meitner = Verklaarde in 1939 de kernsplijting; de Nobelprijs ging naar Hahn alleen.
fact-williams = Medeoprichter van Sierra On-Line; maakte het eerste grafische avonturenspel.
fact-johnson = Berekende banen voor NASA; John Glenn wilde dat zij de computer controleerde.
fact-hodgkin = Ontrafelde penicilline, B12 en insuline met röntgen; Nobelprijs 1964.
fact-franklin = Haar Foto 51 was de sleutel tot de dubbele helix en werd buiten haar om gebruikt.
fact-knight = Bouwde de machine voor papieren zakken; won het patent van een na-aper.
fact-magie = Kreeg in 1904 patent op The Landlord's Game; zonder haar werd het Monopoly.
fact-lovelace = Schreef in 1843 een programma voor de nooit gebouwde machine van Babbage.
fact-montague = Ontwierp als eerste een schip van de US Navy met de computer (1971).
fact-ride = Natuurkundige en eerste Amerikaanse in de ruimte (1983).
fact-hamilton = Leidde het team dat de vluchtsoftware van Apollo schreef.
fact-nightingale = Hervormde de verpleging met statistiek en grafieken van waaraan soldaten stierven.
fact-tereshkova = Eerste vrouw in de ruimte: 48 banen alleen in Vostok 6, juni 1963.
fact-strickland = Rekte, versterkte en perste laserpulsen; Nobelprijs natuurkunde 2018.
fact-curie = Geboren Skłodowska; vond polonium en radium. Nobelprijs in 1903 en 1911.
fact-wu = Haar proef van 1956 brak de spiegelsymmetrie; twee collega's kregen de Nobelprijs.
fact-bell = Zag als student de eerste pulsar (1967); de Nobelprijs ging naar haar begeleider.

# Wat een speler telt (de coach)
aspect-prestige = { $n } prestige { $more }
aspect-lead = { $sign ->
    [more] { $n } prestige gewonnen op je sterkste rivaal
   *[less] { $n } prestige verloren aan je sterkste rivaal
}
aspect-money = { $n } geld { $more } in je deck
aspect-effort = { $n } inzet { $more } in je deck
aspect-data = { $n } data { $more } in je deck
aspect-stars = { $n ->
    [one] { $n } ster { $more } om te publiceren
   *[other] { $n } sterren { $more } om te publiceren
}
aspect-cards = { $n ->
    [one] { $n } kaart { $more } in je deck
   *[other] { $n } kaarten { $more } in je deck
}
aspect-papers = { $n ->
    [one] { $n } artikel { $more } in je cv
   *[other] { $n } artikelen { $more } in je cv
}
aspect-blocks = { $n ->
    [one] { $n } blokkade { $more } voor je cv
   *[other] { $n } blokkades { $more } voor je cv
}

# What a drawing stands for in this game
icon-lock = blokkade
icon-atom = wetenschapper

# Het bord --------------------------------------------------------------------------------------------------------
zone-run = De run naar het stadhuis
zone-rivals = Rivalen
your-cv = Jouw cv
more-to-goal = nog { $n } tot { $goal }
runner-name = { $player }: { $n } prestige
room-name = { $player }: { $n } prestige, { $hand } in de hand{ $blocked ->
    [0] {""}
   *[other] , er ligt een blokkade voor het cv
}
room-facts = { $hand } in de hand, { $deck } in de stapel, { $discard } in de aflegstapel
peio-name = Peio: { $n } prestige
cv-name = { $player }: cv met { $n } prestige
hung-name = { $card }{ $count ->
    [1] {""}
   *[other] , { $count } stuks
}: elk { $n } prestige
stack-name = nog { $count } kaarten, samen { $n } prestige
block-name = Blokkade: { $card }, op te heffen voor { $price }
offer-lit = { $card }, { $price }{ $top ->
    [0] {""}
   *[other] {" "}en een handkaart
}: nu te betalen
offer-near = { $card }, { $price }{ $top ->
    [0] {""}
   *[other] {" "}en een handkaart
}: de hand kan het nog opbrengen
offer-dark = { $card }, { $price }{ $top ->
    [0] {""}
   *[other] {" "}en een handkaart
}
pile-name = { $deck }. { $rest }
pile-size = { $pile }: { $n }
used-name = Gebruikt: { $card }{ $n ->
    [1] {""}
   *[other] {" "}× { $n }
}
hand-name = In de hand: { $card }{ $n ->
    [1] {""}
   *[other] {" "}× { $n }
}
bowl-name = { $n } { $resource }
publish-short = Publiceer
publish-one = één kaart
publish-free = nog vrij
publish-done = gedaan
owed-short = { $n } schuld
this-round = Deze ronde
nothing-owed = Deze ronde ben je niets schuldig
hand-empty = Je hand is leeg
for-rivals-turn = andermans beurt
last-round-here = De laatste ronde
look-costs = Kost { $price }.
look-use = In de hand: { $amounts }{ $several ->
    [1] {""}
   *[other] {" "}(een daarvan)
}.
look-draws = In de hand: trek { $n } kaarten.
look-strip = In de hand: een rivaal verliest ongezien een handkaart.
look-levy = In de beurt van een rivaal: die verliest { $amount }.
look-block = Of voor het cv van een rivaal: daarmee wordt niets gekocht of opgehangen tot { $amount } haar opheft.
look-smear = Op elk moment in het cv van een rivaal: { $n } prestige minder.
look-paper = Gekocht hangt het meteen in je cv: { $n } prestige.
look-publish = Gepubliceerd in je cv: { $gain }.
look-reconstructed = De getallen zijn gereconstrueerd.
peio-takes = neemt het minste artikel
tab-wall = Wand
tab-cv = Mijn cv
look-own-cards = In hand en stapel samen: { $cards }.
look-discarded = In de aflegstapel: { $cards }.
peio-takes-always = Aan het einde van elke ronde neemt hij het artikel dat het minst waard is.

# Hoe je speelt, in beeld -------------------------------------------------------------------------------------------
howto-heart = Bouw een deck, en weet wanneer je loslaat: een kaart in je hand werkt voor je, een kaart aan je wand telt voor je. Nooit allebei.
howto-run = De wedloop
howto-run-text = Je fiche loopt van 0 naar 20 prestige. Wie het eerst op 20 is, begint de laatste ronde.
howto-wall = De wand
howto-wall-text = Tien kaarten te koop: vijf basis, vijf gevorderd. Brandt de lamp, dan kun je nu betalen.
howto-decks = De stapels
howto-decks-text = De volgende kaart ligt open. Ook die mag je kopen, als je een handkaart weggooit.
howto-rivals = Rivalen
howto-rivals-text = Wat er bij hen hangt, en hoeveel kaarten ze hebben. Wijs een kamer aan om binnen te kijken.
howto-cv = Jouw cv
howto-cv-text = Alles wat je hebt gepubliceerd. De kleine lijstjes zijn je prestige.
howto-purse = Je pot
howto-purse-text = Geld, inzet en data van deze beurt. Wat overblijft is weg als de beurt eindigt.
howto-hand = Je hand
howto-hand-text = Vijf kaarten. Gebruik er een voor wat ze maakt, of hang haar op: dan is ze voorgoed uit je deck.
howto-publish = Publiceren
howto-publish-text = Eén kaart per beurt mag uit je hand naar je wand.
howto-price = Prijs
howto-price-text = betaal die om te kopen
howto-use = Gebruiken
howto-use-text = kies een van deze
howto-picture = Plaatje
howto-picture-text = wat de kaart is
howto-name = Naam
howto-name-text = wijs haar aan tafel aan voor de grote kaart
howto-hang = Ophangen
howto-hang-text = prestige, voorgoed
howto-foot = Kleur van de voet
howto-foot-text = paars: gevorderd; blauw: basis
howto-winning = Wie het eerst **20 prestige** heeft, luidt de bel. Iedereen maakt de ronde af; het meeste prestige wint.
howto-strike = In de beurt van een rivaal
howto-strike-text = kun je toeslaan: een heffing neemt wat die maakte, een blokkade houdt aankopen met dat middel tegen tot ze is afbetaald, en wie je zwartmaakt verliest prestige.
howto-tie = Gelijk aan het eind?
howto-tie-text = Dan delen jullie de winst. Als eerste op 20 zijn geeft niets dan de laatste ronde.
howto-step-use = Gebruik kaarten
howto-step-use-text = Speel kaarten uit je hand. Elke kaart vult je pot met geld, inzet of data.
howto-step-buy = Koop van de wand
howto-step-buy-text = Betaal en pak. Lampen tonen wat je kunt betalen; nieuwe kaarten gaan naar je aflegstapel.
howto-step-hang = Hang één kaart op
howto-step-hang-text = Publiceer één kaart per beurt in je cv. Ze telt, maar je gebruikt haar nooit meer. Artikelen die je koopt hangen meteen.
howto-step-end = Eindig de beurt
howto-step-end-text = Wat je niet uitgaf is weg. Vul aan tot vijf kaarten; is je deck op, dan wordt je aflegstapel geschud.
howto-money = Geld
howto-effort = Inzet
howto-data = Data
howto-prestige = Prestige
howto-block = Blokkade
howto-smear = Zwartmaken
howto-levy = Heffing
howto-at-once = Meteen

# Het einde
end-won = { $player } wint de wedloop
end-shared = { $player } delen de winst
end-lead = { $n } prestige na { $rounds } rondes, { $ahead } meer dan { $player }
end-level = elk { $n } prestige na { $rounds } rondes
end-solo = De wedloop tegen Peio is voorbij na { $rounds } rondes
end-column = Plaats { $place }: { $player }, { $n } prestige
end-column-solo = { $player }: { $n } prestige
end-result = Hoe het afliep
end-cvs = Alle cv’s
end-sheet = Waar het prestige vandaan komt

# De lijst van keuzes in het kort
row-cards = Gebruik of publiceer een kaart
row-wall = Koop van de wand
row-lift = Betaal af
row-event = Het voorval van deze ronde
row-publish-free = één publicatie per beurt
row-publish-done = al gepubliceerd
row-have = je hebt { $amounts }
row-have-nothing = je hebt nog niets gemaakt
row-levy = Heffing met { $card }
row-block = Blokkeer met { $card }
row-smear = Maak zwart met { $card }
with-used = { $words }. Deze beurt gebruikt: { $cards }
with-made = { $words }: { $amounts }
