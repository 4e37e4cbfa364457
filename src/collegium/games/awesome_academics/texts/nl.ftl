## The game

game-title = Awesome Academics
game-tagline = Leid een onderzoeksgroep: koop projecten, betaal je mensen en maak van hun tijd reputatie.
game-credits = Van Hans van Halteren (Radboud Universiteit, Faculteit der Letteren, en Radboud Young Academy).
variant-basic-short = Basis, kort
variant-basic-short-about = Alleen projecten, personeel en onderzoek, met 20 projecten. Het beste eerste spel.
variant-basic-full = Basis, volle lengte
variant-basic-full-about = Alleen projecten, personeel en onderzoek, met alle 30 projecten.
variant-standard-short = Standaard, kort
variant-standard-short-about = Met vaardigheden, actiekaarten, gebeurtenissen en onderwijs; 20 projecten.
variant-standard-full = Standaard, volle lengte
variant-standard-full-about = Met vaardigheden, actiekaarten, gebeurtenissen en onderwijs; alle 30 projecten.
headline = Beurt { $turn }, { $phase }
headline-last = Laatste beurt ({ $turn }), { $phase }
headline-setup = Opzetten
headline-over = Het spel is afgelopen
phase-setup = opzetten
phase-preparation = Voorbereiding
phase-acquisition = Projecten verwerven
phase-salary = Salarissen
phase-research = Onderzoek
phase-completion = Afronding
phase-draw = Actiekaarten trekken
phase-action = Acties
phase-teaching = Onderwijs
phase-event = Gebeurtenis
phase-final = Eindafrekening
phase-over = afgelopen

## Disciplines, projects and staff

discipline-linguistics = Taalwetenschap ({ $letter })
discipline-culture = Cultuur en geschiedenis ({ $letter })
discipline-information = Informatiewetenschap ({ $letter })
pair-lc = Taal en cultuur (LC)
pair-li = Taal en informatie (LI)
pair-ci = Cultuur en informatie (CI)
area-language-structures = Taalstructuren
area-language-and-speech = Taal en spraak
area-discourse-and-communication = Discours en communicatie
area-language-acquisition = Taalverwerving
area-ancient-and-medieval-history = Oudheid en middeleeuwen
area-modern-history = Moderne geschiedenis
area-art-history = Kunstgeschiedenis
area-cultural-studies = Cultuurwetenschap
area-literary-studies = Letterkunde
area-data-science = Datawetenschap
label-months = maanden werk
project = { $title } ({ $months })
project-title = { $title }
project-open = { $title } (nog { $months })
student-name = Promovendus { $number }
student-with = Promovendus { $number } ({ $tokens })
track-of = { $researcher }, { $letter }
unit-track = { $researcher }: { $months ->
        [one] 1 maand
       *[other] { $months } maanden
    } { $discipline }
unit-student = { $student }: { $months ->
        [one] 1 maand
       *[other] { $months } maanden
    } naar keuze
unit-consultant = Consultant: 1 maand naar keuze
researcher-with-pair = { $name } ({ $letters })
researcher-historical-linguist = Historisch taalkundige
researcher-translator = Vertaler
researcher-rhetorician = Retoricus
researcher-sociolinguist = Sociolinguïst
researcher-dialectologist = Dialectoloog
researcher-philologist = Filoloog
researcher-computational-linguist = Computerlinguïst
researcher-phonetician = Foneticus
researcher-lexicographer = Lexicograaf
researcher-speech-technologist = Spraaktechnoloog
researcher-psycholinguist = Psycholinguïst
researcher-corpus-builder = Corpusbouwer
researcher-digital-historian = Digitaal historicus
researcher-archivist = Archivaris
researcher-museum-curator = Museumconservator
researcher-media-scholar = Mediawetenschapper
researcher-demographer = Demograaf
researcher-archaeologist = Archeoloog

## Ability tiles

tile-start-linguistics = Begin met 5 reputatie in taalwetenschap
tile-start-culture = Begin met 5 reputatie in cultuur en geschiedenis
tile-start-information = Begin met 5 reputatie in informatiewetenschap
tile-start-money = Begin met €10 extra
tile-out-of-turn = Claim één keer per beurt een project buiten je beurt
tile-star-team = Houd al je onderzoekers van niveau 8
tile-cheap-consultants = Consultants kosten €1 minder
tile-two-bonuses = Reserveer twee bonussen (met elke actiekaart)
tile-any-promotion = Benoem een doctor in elk gewenst paar disciplines
tile-split-work = Splits een spoor (deels project en deels bewaren)
tile-select-card = Eén keer: ruil een kaart met een uit trek- of aflegstapel
tile-immunity = Eén keer: een beurt lang immuun voor aanvallen
tile-hidden = een tegel

## Events and end bonuses

happening-app-game-hype = App-gamehype
happening-rich-alumnus = Rijke alumnus
happening-network-failure = Netwerkstoring
happening-rumours-of-layoffs = Ontslaggeruchten
happening-financial-restructuring = Financiële herstructurering
happening-room-reshuffle = Kamerverhuizing
happening-network-structure-update = Netwerkvernieuwing
happening-improved-library-access = Betere bibliotheektoegang
happening-app-game-hype-about = Eén beurt lang geeft elk spoor en elke promovendus 1 maand minder.
happening-rich-alumnus-about = Nu: de armste groep krijgt €12, alle anderen €6.
happening-network-failure-about = Eén beurt lang kan elke groep maar 1 maand informatiewetenschap gebruiken.
happening-rumours-of-layoffs-about = Eén beurt lang geeft elk spoor en elke promovendus 1 maand meer.
happening-financial-restructuring-about = Nu: elke groep verliest een vijfde van het eigen geld, naar boven afgerond.
happening-room-reshuffle-about = Eén beurt lang geven L- en C-sporen van onderzoekers 1 maand minder.
happening-network-structure-update-about = Eén beurt lang geven I-sporen van onderzoekers 1 maand meer.
happening-improved-library-access-about = Eén beurt lang geven L- en C-sporen van onderzoekers 1 maand meer.
bonus-projects = meeste afgeronde projecten
bonus-unblemished = nooit een project geschrapt
bonus-researchers = meeste onderzoekers
bonus-linguistics = meeste reputatie in taalwetenschap
bonus-money = meeste geld
bonus-information = meeste reputatie in informatiewetenschap
bonus-balance = hoogste minimum van taal en cultuur
bonus-culture = meeste reputatie in cultuur en geschiedenis
bonus-worth = { $bonus } ({ $points } punten)
bonus-of = { $bonus } ({ $event })

## Action cards: names and what the special does

card = { $number }. { $name }
card-hidden = een kaart
card-legal-department = Juridische afdeling
card-legal-department-about = Reactie: blokkeert één aanval op jou.
card-crowdfunding = Crowdfunding
card-crowdfunding-about = Gooi twee dobbelstenen en ontvang de hoogste in euro's.
card-visiting-scholar = Gastonderzoeker
card-visiting-scholar-about = Twee gratis consultants in de volgende onderzoeksfase.
card-corporate-sponsor = Bedrijfssponsor
card-corporate-sponsor-about = Blijft liggen: €2 vóór elke salarisfase, tot een project van je wordt geschrapt.
card-ghost-writers = Ghostwriters
card-ghost-writers-about = Blijft liggen: elke actiefase worden tot 2 fiches elk 1 reputatie. Bij ontmaskering: verlies 3 reputatie.
card-alumni-dinner = Alumnidiner
card-alumni-dinner-about = Een kwart van je reputatie in euro's, naar boven afgerond: minstens 2, hoogstens 10.
card-pest-attack = Ongedierteplaag
card-pest-attack-about = €2 per rivaal: die kan 1 of 2 maanden van het volgende onderzoek verliezen.
card-summer-school = Zomerschool
card-summer-school-about = Geef 1 tot 3 fiches uit voor €3 per stuk.
card-translation-bureau = Vertaalbureau
card-translation-bureau-about = Blijft liggen: elke actiefase tot 2 L-fiches voor €2 per stuk.
card-training-course = Cursus
card-training-course-about = Eén spoor van een van je onderzoekers krijgt 1 ervaring.
card-creative-accounting = Creatief boekhouden
card-creative-accounting-about = Nu €8; blijft liggen. Bij ontmaskering: verlies €12.
card-investigative-reporter = Onderzoeksjournalist
card-investigative-reporter-about = Voor 1 fiche: ontmasker een open kaart van een rivaal, die de straf betaalt.
card-keynote-lecture = Keynotelezing
card-keynote-lecture-about = Drie gelijke fiches: 4 reputatie in die discipline.
card-server-crash = Servercrash
card-server-crash-about = Twee I-fiches: een project van een rivaal kan 1 of 2 maanden verliezen.
card-endowed-chair = Bijzondere leerstoel
card-endowed-chair-about = Blijft liggen: je salarisrekening is €2 lager.
card-commissioned-research = Opdrachtonderzoek
card-commissioned-research-about = Neem gratis een project uit de voorraad.
card-nepotism = Vriendjespolitiek
card-nepotism-about = Een onderzoeker komt erbij op niveau 2/2; blijft liggen. Bij ontmaskering: verlies 3 reputatie.
card-museum-tours = Museumrondleidingen
card-museum-tours-about = Blijft liggen: elke actiefase tot 2 C-fiches voor €2 per stuk.
card-financial-audit = Accountantscontrole
card-financial-audit-about = Twee fiches: een rivaal verliest een worp in euro's. Verdedigen halveert alleen.
card-deadline-extension = Uitstel van deadline
card-deadline-extension-about = Een van je projecten overleeft de volgende controle zonder werk.
card-paper-mill = Artikelfabriek
card-paper-mill-about = Blijft liggen: je publicaties geven 1 reputatie extra. Bij ontmaskering: verlies 4 reputatie.
card-interdisciplinary-conference = Interdisciplinair congres
card-interdisciplinary-conference-about = Van elke discipline één fiche: in elk 1 reputatie en €4.
card-smear-campaign = Lastercampagne
card-smear-campaign-about = Zes fiches: een rivaal verliest 3 reputatie en deze kaart blijft als bewijs; bij een 1 verlies jij er 3.
card-graduate-school = Graduate school
card-graduate-school-about = Blijft liggen: elk diploma levert €3 extra op.
card-plagiarism-accusation = Plagiaatbeschuldiging
card-plagiarism-accusation-about = Drie gelijke fiches: een rivaal verliest 2 reputatie in die discipline; bij 1 of 2 verlies jij 1.
card-fast-track-doctorate = Versneld promoveren
card-fast-track-doctorate-about = Een promovendus met 1 of 2 fiches krijgt er een naar keuze bij en promoveert bij drie meteen.
card-data-fabrication = Datavervalsing
card-data-fabrication-about = Markeer 2 maanden op een eigen project; blijft liggen. Bij ontmaskering, zonder verweer: verlies 4 reputatie.
card-app-studio = Appstudio
card-app-studio-about = Blijft liggen: elke actiefase tot 2 I-fiches voor €2 per stuk.
card-communications-office = Communicatieafdeling
card-communications-office-about = Twee gelijke fiches: 2 reputatie in die discipline en €2.
card-headhunter = Headhunter
card-headhunter-about = €6: lok een onderzoeker met hoogstens 4 ervaring weg bij een rivaal met minstens twee onderzoekers; lukt bij 4 tot 6.
card-unpaid-overtime = Onbetaald overwerk
card-unpaid-overtime-about = Blijft liggen: je promovendi kosten niets. Bij ontmaskering: verlies 3 reputatie.
card-research-software = Onderzoekssoftware
card-research-software-about = Blijft liggen: je eerste betaalde consultant van elke beurt kost niets.
card-office-espionage = Kantoorspionage
card-office-espionage-about = Twee fiches: pak een willekeurige handkaart van een rivaal; blijft liggen. Bij ontmaskering: verlies 2 reputatie.
standard-recruit = Onderzoeker werven
standard-subsidy = Subsidie aanvragen
standard-reserve = Eindbonus reserveren
standard-spin-off = Spin-off
standard-line = Standaard: { $standard }

## Questions

ask-draft-one = Welke vaardigheid houd je? De andere twee gaan naar links.
ask-draft-two = Welke van deze twee vaardigheden houd je?
ask-start-researcher = Wie is je eerste onderzoeker?
ask-recruit-allowed = Een onderzoeker werven van je toelage?
ask-buy-project = Een project kopen voor €5, of passen?
ask-claim-project = Een project claimen buiten je beurt?
ask-claim-project-first = Claim je een project buiten je beurt, als je eerste?
ask-take-student = Bij dit project hoort een promovendus. Welkom?
ask-copy-month = Je kent dit gebied: een maand kopiëren naar { $project }?
ask-pay-salaries = Iedereen betalen, of eerst iemand laten gaan?
ask-lose-month = Ongedierte! Wiens maand gaat verloren?
ask-research-unit = Wie gaat er aan het werk?
ask-destination = Waarheen? { $unit }
ask-split = Hoeveel maanden gaan naar het project? De rest wordt bewaard.
ask-lose-reputation = Waar verlies je een punt? (nog { $left })
ask-lose-reputation-project = Waar verlies je een punt? Nog { $left }: { $project } is geschrapt.
ask-gain-reputation-point = Waar krijg je een punt? Nog { $left }: { $project } is af.
ask-graduate-student = Wie promoveert nu?
ask-promote = Welke plek krijgt de nieuwe doctor?
ask-diploma-point = Waar levert het diploma een punt op?
ask-draw-mode = Eén actiekaart trekken, of kaarten ruilen?
ask-draw-discard = Welke kaarten leg je af?
ask-draw-refresh = Eerst de open kaarten vervangen?
ask-draw-from = Waar pak je een kaart? (nog { $left })
ask-swap-give = Welke kaart geef je weg?
ask-swap-take = Welke kaart haal je?
ask-play-card = Welke kaarten leg je gedekt neer?
ask-resolve = Hoe gebruik je { $card }?
ask-pay-any = Welk fiche betaal je? (nog { $left })
ask-pay-same = In welke discipline betaal je { $left } fiches?
ask-recruit-free = Welke onderzoeker komt erbij?
ask-subsidy-discipline = Welke discipline telt voor de subsidie?
ask-stock-project = Een project uit de voorraad nemen?
ask-spin-off-mode = Publiceren of valoriseren?
ask-reserve-bonus = Welke eindbonus reserveer je?
ask-return-bonus = Welke gereserveerde bonus geef je terug?
ask-hand-limit-discard = Houd drie kaarten. Welke gaat weg?
ask-target-group = { $card }: tegen wie?
ask-target-project = { $card }: welk project?
ask-target-researcher = { $card }: welke onderzoeker?
ask-target-track = Welk spoor wordt getraind?
ask-target-student = Welke promovendus krijgt een fiche?
ask-target-card = Welke open kaart ontmasker je?
ask-pick-discipline = { $card }: welke discipline?
ask-spend-token = { $card }: een fiche uitgeven?
ask-activate = { $card } ligt open: een fiche uitgeven?
ask-react = { $rival } valt je aan met { $card }. Hoe reageer je?
ask-teach = Geef je onderwijs met je bewaarde maanden?

## Tips

tip-draft-one = Starttegels tellen aan het eind, maar niet voor de beurtvolgorde.
tip-draft-two = Starttegels tellen aan het eind, maar niet voor de beurtvolgorde.
tip-start-researcher = Denk aan het project dat je in beurt 1 vrij mag kiezen.
tip-recruit-allowed = Je loopt achter, dus je kreeg een toelage; voor elke €5 daarvan kun je iemand aannemen.
tip-buy-project = Elk project heeft elke beurt wat werk nodig, anders wordt het geschrapt.
tip-claim-project = Eén keer per beurt mag je voordringen en uit het aanbod kopen.
tip-claim-project-first = Je claimt uit het aanbod. Wacht je op je beurt, dan mag je eerste project elk project uit de voorraad zijn.
tip-take-student = Promovendi zijn goedkope maanden; het eerste project van de fase brengt er een mee.
tip-copy-month = Hoogstens twee maanden die je al in dit gebied deed. Er moet nog wel aan gewerkt worden.
tip-pay-salaries = Wie niet betaald wordt vertrekt en verliest alle ervaring. Er mag maar één ster van niveau 8 blijven.
tip-lose-month = Kies iemand wiens maand je het minst nodig hebt.
tip-research-unit = Een spoor werkt als één blok aan één project en krijgt ervaring. Projecten waar niemand aan werkt worden aan het eind geschrapt.
tip-destination = Maanden boven wat het project nodig heeft gaan verloren. Bewaarde maanden zijn voor acties en onderwijs, maar geven geen ervaring.
tip-split = Dankzij je vaardigheid bewaar je wat het project niet nodig heeft.
tip-lose-reputation = Een punt moet eraf waar het eraf kan.
tip-gain-reputation-point = Alleen in disciplines van het project, en nooit meer dan zijn maanden daar.
tip-graduate-student = Eén diploma per groep en ronde.
tip-promote = Een onderzoeker moet passen bij twee fiches van de promovendus.
tip-diploma-point = Kies een van de disciplines van de promovendus.
tip-draw-mode = Trek er één, of leg er een aantal af en trek er evenveel.
tip-draw-discard = Je trekt er evenveel als je aflegt.
tip-draw-refresh = Alle drie de open kaarten worden dan vervangen.
tip-draw-from = Iedereen ziet de open kaart die je pakt; een kaart van de trekstapel blijft geheim.
tip-swap-give = Eén keer per spel. De kaart gaat naar waar de nieuwe vandaan komt.
tip-swap-take = Iedereen ziet de kaart die je haalt.
tip-play-card = Leg alles neer wat je misschien wilt; hoe je een kaart gebruikt kies je als haar nummer komt.
tip-resolve = Eén helft van de kaart, als je die kunt betalen.
tip-pay-any = Houd gelijke fiches bij elkaar als er nog een spin-off komt.
tip-pay-same = Alle fiches zijn van dezelfde discipline.
tip-recruit-free = Het kost nu niets, maar er komt een salaris.
tip-subsidy-discipline = Je krijgt de helft van je reputatie daar, plus een worp, in euro's.
tip-stock-project = Bij een subsidie kost het €5. Neem alleen waar je aan kunt blijven werken.
tip-spin-off-mode = Publicatie: een halve worp aan reputatie. Valorisatie: worpen in euro's, meer bij meer reputatie.
tip-reserve-bonus = 7 punten voor jou alleen, als je er aan het eind aan voldoet.
tip-return-bonus = Die komt open te liggen, waar iedereen ermee kan scoren.
tip-hand-limit-discard = Open kaarten tellen niet mee.
tip-target-group = Wie wordt aangevallen, mag reageren voordat er gegooid wordt.
tip-target-project = Van een ander, die dan mag reageren, of van jezelf: de kaart zegt welke.
tip-target-researcher = Van een ander, die dan mag reageren, of van jezelf: de kaart zegt welke.
tip-target-card = De eigenaar mag reageren, behalve bij { card-data-fabrication }.
tip-target-track = Een hoger niveau betekent meer maanden.
tip-target-student = Met een derde fiche promoveert die meteen.
tip-pick-discipline = Je kunt alleen kiezen wat de kaart toestaat.
tip-spend-token = Stop als je genoeg hebt uitgegeven.
tip-activate = Stop als je genoeg hebt uitgegeven.
tip-react = Een verdedigingskaart of je immuniteit helpt: ze houdt de meeste aanvallen tegen en halveert een controle.
tip-teach = { happening-rich-alumnus } kan nog komen en geeft de armste groep meer. Je bewaarde maanden zijn hoe dan ook weg.

## Options

option-copy-month-linguistics = Taalwetenschap (L)
option-copy-month-culture = Cultuur en geschiedenis (C)
option-copy-month-information = Informatiewetenschap (I)
option-lose-reputation-linguistics = Taalwetenschap (L)
option-lose-reputation-culture = Cultuur en geschiedenis (C)
option-lose-reputation-information = Informatiewetenschap (I)
option-gain-reputation-point-linguistics = Taalwetenschap (L)
option-gain-reputation-point-culture = Cultuur en geschiedenis (C)
option-gain-reputation-point-information = Informatiewetenschap (I)
option-diploma-point-linguistics = Taalwetenschap (L)
option-diploma-point-culture = Cultuur en geschiedenis (C)
option-diploma-point-information = Informatiewetenschap (I)
option-pay-any-linguistics = Taalwetenschap (L)
option-pay-any-culture = Cultuur en geschiedenis (C)
option-pay-any-information = Informatiewetenschap (I)
option-pay-same-linguistics = Taalwetenschap (L)
option-pay-same-culture = Cultuur en geschiedenis (C)
option-pay-same-information = Informatiewetenschap (I)
option-subsidy-discipline-linguistics = Taalwetenschap (L)
option-subsidy-discipline-culture = Cultuur en geschiedenis (C)
option-subsidy-discipline-information = Informatiewetenschap (I)
option-pick-discipline-linguistics = Taalwetenschap (L)
option-pick-discipline-culture = Cultuur en geschiedenis (C)
option-pick-discipline-information = Informatiewetenschap (I)
option-spend-token-linguistics = Taalwetenschap (L)
option-spend-token-culture = Cultuur en geschiedenis (C)
option-spend-token-information = Informatiewetenschap (I)
option-activate-linguistics = Taalwetenschap (L)
option-activate-culture = Cultuur en geschiedenis (C)
option-activate-information = Informatiewetenschap (I)
option-start-researcher-lc = Taal en cultuur (LC)
option-start-researcher-li = Taal en informatie (LI)
option-start-researcher-ci = Cultuur en informatie (CI)
option-recruit-allowed-lc = Taal en cultuur (LC)
option-recruit-allowed-li = Taal en informatie (LI)
option-recruit-allowed-ci = Cultuur en informatie (CI)
option-promote-lc = Taal en cultuur (LC)
option-promote-li = Taal en informatie (LI)
option-promote-ci = Cultuur en informatie (CI)
option-recruit-free-lc = Taal en cultuur (LC)
option-recruit-free-li = Taal en informatie (LI)
option-recruit-free-ci = Cultuur en informatie (CI)
option-copy-month-stop = Stop
option-spend-token-stop = Stop
option-activate-stop = Stop
option-recruit-allowed-pass = Neem niemand meer aan
option-promote-decline = Weiger: geen onderzoeker, alleen het punt
option-take-student-yes = Verwelkom de promovendus
option-take-student-no = Geen promovendus, dank je
option-split-one = 1 maand
option-split-two = 2 maanden
option-split-three = 3 maanden
option-split-four = 4 maanden
option-draw-mode-draw = Trek één kaart
option-draw-mode-exchange = Ruil kaarten
option-draw-mode-swap = Gebruik je vaardigheid: haal een kaart naar keuze
option-draw-refresh-yes = Ja, drie nieuwe kaarten
option-draw-refresh-no = Nee, laat ze liggen
option-resolve-standard = Standaard: { $standard }
option-resolve-special = Speciaal: { $about }
option-resolve-reserve = Reserveer een eindbonus (je vaardigheid)
option-resolve-nothing = Niets: leg de kaart af
option-spin-off-mode-publication = Publicatie: reputatie
option-spin-off-mode-valorisation = Valorisatie: geld
option-slot-empty = Plek { $slot } is leeg
option-pass = Pas
option-no-claim = Nu niet
option-dismiss = Laat { $name } gaan
option-pay = Betaal alle salarissen
option-consultant = Huur een consultant in
option-end-research = Sluit je onderzoek af
option-end-research-idle = Sluit je onderzoek af: { $months ->
        [one] 1 maand van promovendi gaat verloren
       *[other] { $months } maanden van promovendi gaan verloren
    }
option-work = { $discipline } aan { $project }
option-store = Bewaar als { $discipline }
option-store-one = Bewaar 1 maand als { $discipline }
option-from-deck = Van de trekstapel
option-done = Klaar
option-swap = Gebruik je vaardigheid: haal een kaart naar keuze
option-no-project = Geen project
option-target = { $target }
option-defend = Verdedig je met { $card }
option-immunity = Roep immuniteit in voor deze beurt
option-accept = Accepteer het
option-teach-all = Geef onderwijs met alle maanden: €{ $amount }
option-teach-none = Geef geen onderwijs

## Reasons

reason-too-poor = Je hebt nog €{ $missing } nodig.
reason-none-left = Er is er geen meer in voorraad.
reason-no-salary = Deze kost geen salaris en kan dus niet weg.
reason-bill-too-high = De salarissen kosten €{ $amount }: je hebt nog €{ $missing } nodig, of laat eerst iemand gaan.
reason-too-many-stars = Er mag maar één onderzoeker van niveau 8 blijven: laat er eerst { $amount ->
        [one] 1
       *[other] { $amount }
    } gaan.
reason-no-months = Geen maanden meer deze beurt.
reason-nowhere-to-work = Er is niets om aan te werken.
reason-track-full = Dat is al vol.
reason-network-down = Het netwerk ligt plat: geen informatiewetenschap meer deze beurt.
reason-no-reputation = Je hebt daar geen reputatie.
reason-not-on-project = Het project heeft daar geen maanden meer van.
reason-not-on-student = De promovendus mist daarvoor een fiche.
reason-nothing-to-copy = Je hebt daar niets te kopiëren.
reason-no-cards = Je hebt geen handkaarten.
reason-discard-first = Leg eerst minstens één kaart af.
reason-too-few-tokens = Je hebt nog { $missing ->
        [one] 1 bewaarde maand
       *[other] { $missing } bewaarde maanden
    }{ $same ->
        [yes] { " " }van die discipline
        [one] { " " }van één discipline
       *[no] { "" }
    } nodig.
reason-subsidy-had = Je had deze beurt al een subsidie.
reason-only-defends = Deze kant werkt alleen als reactie.
reason-no-target = Er is niets waarop het kan werken.
reason-cannot-pay = { $months ->
        [none] Je hebt nog €{ $money } nodig.
        [same] Je hebt nog { $missing ->
            [one] 1 bewaarde maand
           *[other] { $missing } bewaarde maanden
        } van één discipline nodig.
        [any] Je hebt nog { $missing ->
            [one] 1 bewaarde maand
           *[other] { $missing } bewaarde maanden
        } nodig.
       *[other] Je hebt nog { $months } nodig.
    }
reason-other-disciplines = Het vraagt niet de disciplines die je betaalde.
reason-tile-spent = Deze vaardigheid is al gebruikt.
reason-target-first = Noem eerst een doelwit.
reason-spend-first = Geef minstens één fiche uit.

## The story

event-setting-up = Opzetten
event-sends-nobody = { $you ->
    [yes] Je laat niemand werken.
   *[no] { $who } laat niemand werken.
}
event-last-turn = { $enough ->
    [yes] Beurt { $turn } is altijd de laatste: een huisregel, want het regelboek heeft geen einde voor een spel waarin niemand koopt.
   *[no] Er zijn minder dan { $below } projecten in voorraad ({ $stock }): dit is de laatste beurt.
}
event-turn-begins = { $last ->
        [yes] Beurt { $turn }, de laatste: Voorbereiding
       *[no] Beurt { $turn }: Voorbereiding
    }
event-turn-idle = { $many ->
        [yes] Beurt { $turn } tot en met { $until }: niemand kan iets doen
       *[no] Beurt { $turn }: niemand kan iets doen
    }
event-phase-begins = { $last ->
        [yes] Beurt { $turn }, de laatste: { $phase }
       *[no] Beurt { $turn }: { $phase }
    }
event-last-reckoning = Eindafrekening
event-table-set = Elke groep begint met €{ $amount }. In voorraad: { $projects } projecten en { $students } promovendi.
event-cards-open = Open actiekaarten: { $cards }.
event-hand-dealt = { $you ->
    [yes] Je krijgt { $cards }.
   *[no] { $who } krijgt twee actiekaarten.
}
event-tiles-dealt = { $you ->
    [yes] Je krijgt drie vaardigheidstegels: { $tiles }.
   *[no] { $who } krijgt drie vaardigheidstegels.
}
event-tile-kept = { $you ->
    [yes] Je houdt: { $tile }.
   *[no] { $who } houdt een vaardigheidstegel.
}
event-tiles-go-left = Ieder geeft twee tegels door naar links.
event-tiles-passed = { $you ->
    [yes] Van rechts krijg je: { $tiles }.
   *[no] { $who } krijgt twee vaardigheidstegels van rechts.
}
event-tiles-revealed = De vaardigheden worden onthuld.
event-ability = { $you ->
    [yes] Jouw vaardigheid: { $tile }.
   *[no] { $who } heeft de vaardigheid: { $tile }.
}
event-order = Beurtvolgorde: { $order }.
event-allowance = { $you ->
    [yes] Je loopt { $amount } achter op de koploper en krijgt een toelage van €{ $amount }.
   *[no] { $who } loopt { $amount } achter op de koploper en krijgt een toelage van €{ $amount }.
}
event-researcher-joins = { $you ->
    [yes] { $researcher } komt bij je groep{ $price ->
        [0] { "" }
       *[other] { "" } voor €{ $price }
    }, met beide sporen op niveau { $level }.
   *[no] { $researcher } komt bij de groep van { $who }{ $price ->
        [0] { "" }
       *[other] { "" } voor €{ $price }
    }, met beide sporen op niveau { $level }.
}
event-hires-nobody = { $you ->
    [yes] Je houdt wat er van de toelage over is.
   *[no] { $who } houdt wat er van de toelage over is.
}
event-offer-opens = In het aanbod: { $projects }.
event-nobody-can-buy = Niemand heeft €{ $price } voor een project.
event-project-bought = { $you ->
    [yes] Je koopt { $project } uit { $source ->
        [offer] het aanbod
       *[stock] de voorraad
    } voor €{ $price }.
   *[no] { $who } koopt { $project } uit { $source ->
        [offer] het aanbod
       *[stock] de voorraad
    } voor €{ $price }.
}
event-project-claimed = { $you ->
    [yes] Je dringt voor en claimt { $project } uit { $source ->
        [offer] het aanbod
       *[stock] de voorraad
    } voor €{ $price }.
   *[no] { $who } dringt voor en claimt { $project } uit { $source ->
        [offer] het aanbod
       *[stock] de voorraad
    } voor €{ $price }.
}
event-project-taken = { $you ->
    [yes] Je neemt { $project } uit { $source ->
        [offer] het aanbod
       *[stock] de voorraad
    }{ $price ->
        [0] , gratis
       *[other] { "" } voor €{ $price }
    }.
   *[no] { $who } neemt { $project } uit { $source ->
        [offer] het aanbod
       *[stock] de voorraad
    }{ $price ->
        [0] , gratis
       *[other] { "" } voor €{ $price }
    }.
}
event-no-project-taken = { $you ->
    [yes] Je neemt geen project uit de voorraad.
   *[no] { $who } neemt geen project uit de voorraad.
}
event-offer-refilled = Nieuw in het aanbod: { $project }.
event-passes = { $you ->
    [yes] Je past.
   *[no] { $who } past.
}
event-cannot-buy = { $you ->
    [yes] Je hebt maar €{ $money } van de €{ $price } voor een project en past.
   *[no] { $who } heeft maar €{ $money } van de €{ $price } voor een project en past.
}
event-student-joins = { $you ->
    [yes] { $student } komt bij je groep.
   *[no] { $student } komt bij de groep van { $who }.
}
event-student-refused = { $you ->
    [yes] Je neemt geen promovendus.
   *[no] { $who } neemt geen promovendus.
}
event-no-student-left = { $you ->
    [yes] Er is voor jou geen promovendus meer in voorraad.
   *[no] Er is voor { $who } geen promovendus meer in voorraad.
}
event-month-copied = { $you ->
    [yes] Je kopieert 1 maand { $discipline } naar { $project }.
   *[no] { $who } kopieert 1 maand { $discipline } naar { $project }.
}
event-offer-closes = { $amount ->
        [one] Het onverkochte project gaat
       *[other] De { $amount } onverkochte projecten gaan
    } terug naar de voorraad.
event-stock-empty = Er zijn geen projecten meer te koop.
event-sponsor-pays = { $you ->
    [yes] { $card } levert je €{ $amount } op.
   *[no] { $card } levert { $who } €{ $amount } op.
}
event-researcher-dismissed = { $you ->
    [yes] Je laat { $researcher } gaan, met { $experience } ervaring.
   *[no] { $who } laat { $researcher } gaan, met { $experience } ervaring.
}
event-student-dismissed = { $you ->
    [yes] Je laat { $student } gaan, met { $experience } ervaring.
   *[no] { $who } laat { $student } gaan, met { $experience } ervaring.
}
event-salaries-paid = { $you ->
    [yes] Je betaalt €{ $amount } aan salarissen{ $saved ->
        [0] { "" }
       *[other] ; je open kaarten besparen €{ $saved }
    }.
   *[no] { $who } betaalt €{ $amount } aan salarissen{ $saved ->
        [0] { "" }
       *[other] ; open kaarten besparen €{ $saved }
    }.
}
event-event-rules = Deze beurt: { $event }. { $about }
event-months-counted = { $you ->
    [yes] Maanden van je personeel: { $months ->
        [none] { $any ->
            [0] geen
           *[other] { $any } naar keuze
        }
       *[other] { $months }{ $any ->
            [0] { "" }
           *[other] { "" } en { $any } naar keuze
        }
    }.
   *[no] Maanden van het personeel van { $who }: { $months ->
        [none] { $any ->
            [0] geen
           *[other] { $any } naar keuze
        }
       *[other] { $months }{ $any ->
            [0] { "" }
           *[other] { "" } en { $any } naar keuze
        }
    }.
}
event-month-lost = { $you ->
    [yes] Ongedierte kost je 1 maand: { $unit }.
   *[no] Ongedierte kost { $who } 1 maand: { $unit }.
}
event-pests-lapse = { $you ->
    [yes] Je hebt geen maanden meer die het ongedierte je kan kosten; { $amount } { $amount ->
        [one] blijft
       *[other] blijven
    } je bespaard.
   *[no] { $who } heeft geen maanden meer die het ongedierte kan kosten; { $amount } { $amount ->
        [one] blijft
       *[other] blijven
    } gespaard.
}
event-no-research = { $you ->
    [yes] { $projects ->
        [0] Je hebt geen project om aan te werken.
       *[other] Je hebt niemand die aan je projecten kan werken.
    }
   *[no] { $projects ->
        [0] { $who } heeft geen project om aan te werken.
       *[other] { $who } heeft niemand die aan projecten kan werken.
    }
}
event-consultant-hired = { $you ->
    [yes] Je huurt een consultant in{ $way ->
        [scholar] : een gastonderzoeker, voor €{ $amount }
        [software] : dankzij de onderzoekssoftware, voor €{ $amount }
       *[paid] { "" } voor €{ $amount }
    }.
   *[no] { $who } huurt een consultant in{ $way ->
        [scholar] : een gastonderzoeker, voor €{ $amount }
        [software] : dankzij de onderzoekssoftware, voor €{ $amount }
       *[paid] { "" } voor €{ $amount }
    }.
}
event-track-works = { $you ->
    [yes] Jouw { $researcher } werkt { $months ->
        [one] 1 maand
       *[other] { $months } maanden
    } { $discipline } aan { $project }{ $lost ->
        [0] { "" }
        [one] ; nog 1 maand gaat verloren
       *[other] ; nog { $lost } maanden gaan verloren
    }. Het spoor { $rise ->
        [0] blijft op
       *[other] stijgt naar
    } niveau { $level }.
   *[no] { $researcher } van { $who } werkt { $months ->
        [one] 1 maand
       *[other] { $months } maanden
    } { $discipline } aan { $project }{ $lost ->
        [0] { "" }
        [one] ; nog 1 maand gaat verloren
       *[other] ; nog { $lost } maanden gaan verloren
    }. Het spoor { $rise ->
        [0] blijft op
       *[other] stijgt naar
    } niveau { $level }.
}
event-student-works = { $you ->
    [yes] Jouw { $student } werkt { $months ->
        [one] 1 maand
       *[other] { $months } maanden
    } { $discipline } aan { $project } en krijgt een fiche{ $lost ->
        [0] { "" }
        [one] ; nog 1 maand gaat verloren
       *[other] ; nog { $lost } maanden gaan verloren
    }.
   *[no] { $student } van { $who } werkt { $months ->
        [one] 1 maand
       *[other] { $months } maanden
    } { $discipline } aan { $project } en krijgt een fiche{ $lost ->
        [0] { "" }
        [one] ; nog 1 maand gaat verloren
       *[other] ; nog { $lost } maanden gaan verloren
    }.
}
event-consultant-works = { $you ->
    [yes] Jouw consultant werkt 1 maand { $discipline } aan { $project }.
   *[no] De consultant van { $who } werkt 1 maand { $discipline } aan { $project }.
}
event-months-stored = { $you ->
    [yes] Je bewaart { $months ->
        [none] niets
       *[other] { $months }
    }{ $lost ->
        [0] { "" }
        [one] ; 1 maand gaat verloren
       *[other] ; { $lost } maanden gaan verloren
    }.
   *[no] { $who } bewaart { $months ->
        [none] niets
       *[other] { $months }
    }{ $lost ->
        [0] { "" }
        [one] ; 1 maand gaat verloren
       *[other] ; { $lost } maanden gaan verloren
    }.
}
event-months-wasted = { $you ->
    [yes] { $amount ->
        [one] 1 maand
       *[other] { $amount } maanden
    } van je personeel { $amount ->
        [one] blijft
       *[other] blijven
    } ongebruikt.
   *[no] { $amount ->
        [one] 1 maand
       *[other] { $amount } maanden
    } van het personeel van { $who } { $amount ->
        [one] blijft
       *[other] blijven
    } ongebruikt.
}
event-scholars-leave = { $you ->
    [yes] { $amount ->
        [one] 1 gastonderzoeker vertrekt
       *[other] { $amount } gastonderzoekers vertrekken
    } zonder je te hebben geholpen.
   *[no] { $amount ->
        [one] 1 gastonderzoeker vertrekt
       *[other] { $amount } gastonderzoekers vertrekken
    } zonder { $who } te hebben geholpen.
}
event-project-spared = { $you ->
    [yes] Aan jouw { $project } heeft niemand gewerkt, maar de deadline was uitgesteld.
   *[no] Aan { $project } van { $who } heeft niemand gewerkt, maar de deadline was uitgesteld.
}
event-project-cancelled = { $you ->
    [yes] Jouw { $project } wordt geschrapt en gaat terug naar de voorraad{ $work ->
        [none] { "" }
       *[other] ; { $work } aan werk gaat verloren
    }. { $points ->
        [none] Je hebt er geen reputatie mee te verliezen.
        [choose] Je kiest waar je reputatie verliest.
       *[other] Je verliest { $points } reputatie.
    }
   *[no] { $project } van { $who } wordt geschrapt en gaat terug naar de voorraad{ $work ->
        [none] { "" }
       *[other] ; { $work } aan werk gaat verloren
    }. { $points ->
        [none] Er is geen reputatie mee te verliezen.
        [choose] Dat kost reputatie.
       *[other] Dat kost { $points } reputatie.
    }
}
event-cancellation-costs = { $you ->
    [yes] Je verliest { $points } reputatie door { $project }.
   *[no] { $who } verliest { $points } reputatie door { $project }.
}
event-sponsor-leaves = { $you ->
    [yes] { $card } verlaat je.
   *[no] { $card } verlaat { $who }.
}
event-project-completed = { $you ->
    [yes] Je rondt { $project } af en krijgt €{ $amount }!
   *[no] { $who } rondt { $project } af en krijgt €{ $amount }!
}
event-project-honoured = { $you ->
    [yes] { $project } levert je { $points } reputatie op.
   *[no] { $project } levert { $who } { $points } reputatie op.
}
event-graduation = { $you ->
    [yes] Jouw { $student } promoveert: €{ $amount }{ $extra ->
        [0] { "" }
       *[other] , waarvan €{ $extra } van de graduate school
    }.
   *[no] { $student } van { $who } promoveert: €{ $amount }{ $extra ->
        [0] { "" }
       *[other] , waarvan €{ $extra } van de graduate school
    }.
}
event-post-declined = { $you ->
    [yes] Je neemt geen onderzoeker.
   *[no] { $who } neemt geen onderzoeker.
}
event-diploma = { $you ->
    [yes] Het diploma levert je { $points } reputatie op. { $student } vertrekt, met { $experience } fiches.
   *[no] Het diploma levert { $who } { $points } reputatie op. { $student } vertrekt, met { $experience } fiches.
}
event-diploma-without-post = { $you ->
    [yes] Er is geen passende plek, dus het diploma levert je { $points } reputatie op. { $student } vertrekt, met { $experience } fiches.
   *[no] Er is geen passende plek, dus het diploma levert { $who } { $points } reputatie op. { $student } vertrekt, met { $experience } fiches.
}
event-bonus-opens = De eindbonus van { $event } is nu voor iedereen: { $bonus }.
event-card-taken = { $you ->
    [yes] Je pakt { $card } van de open kaarten; { $opened } komt ervoor in de plaats.
   *[no] { $who } pakt { $card } van de open kaarten; { $opened } komt ervoor in de plaats.
}
event-card-drawn = { $you ->
    [yes] Je trekt { $card }.
   *[no] { $who } trekt een kaart van de trekstapel.
}
event-card-discarded = { $you ->
    [yes] Je legt { $card } af.
   *[no] { $who } legt { $card } af.
}
event-display-refreshed = { $you ->
    [yes] Je legt de open kaarten af en opent nieuwe; weg zijn: { $cards }.
   *[no] { $who } legt de open kaarten af en opent nieuwe; weg zijn: { $cards }.
}
event-deck-shuffled = De trekstapel is leeg: de { $amount ->
        [one] kaart
       *[other] { $amount } kaarten
    } van de aflegstapel { $amount ->
        [one] wordt
       *[other] worden
    } de nieuwe trekstapel.
event-card-fetched = { $you ->
    [yes] Je gebruikt je vaardigheid: je haalt { $card } uit de trekstapel en legt { $given } terug.
   *[no] { $who } gebruikt een vaardigheid, haalt { $card } uit de trekstapel en legt { $given } terug.
}
event-card-salvaged = { $you ->
    [yes] Je gebruikt je vaardigheid: je haalt { $card } uit de aflegstapel en laat { $given } daar achter.
   *[no] { $who } gebruikt een vaardigheid, haalt { $card } uit de aflegstapel en laat { $given } daar achter.
}
event-card-laid = { $you ->
    [yes] Je legt { $card } gedekt neer.
   *[no] { $who } legt een kaart gedekt neer.
}
event-cards-turned = Alle kaarten worden omgedraaid.
event-cards-revealed = { $you ->
    [yes] Je hebt { $cards } gespeeld.
   *[no] { $who } heeft { $cards } gespeeld.
}
event-plays-nothing = { $you ->
    [yes] Je hebt geen kaart gespeeld.
   *[no] { $who } heeft geen kaart gespeeld.
}
event-card-standard = { $ability ->
    [1] { $you ->
        [yes] Je gebruikt { $card } dankzij je vaardigheid: { $standard }.
       *[no] { $who } gebruikt { $card } dankzij een vaardigheid: { $standard }.
    }
   *[other] { $you ->
        [yes] Je gebruikt { $card }: { $standard }.
       *[no] { $who } gebruikt { $card }: { $standard }.
    }
}
event-card-special = { $you ->
    [yes] Je gebruikt de speciale actie van { $card }.
   *[no] { $who } gebruikt de speciale actie van { $card }.
}
event-card-wasted = { $you ->
    [yes] Je legt { $card } ongebruikt af.
   *[no] { $who } legt { $card } ongebruikt af.
}
event-card-idle = { $you ->
    [yes] Je maakt geen gebruik van je open { $card }.
   *[no] { $who } maakt geen gebruik van de open { $card }.
}
event-card-stays = { $you ->
    [yes] { $card } blijft open voor je liggen.
   *[no] { $card } blijft open voor { $who } liggen.
}
event-hand-cut = { $you ->
    [yes] Je houdt drie kaarten en legt { $card } af.
   *[no] { $who } houdt drie kaarten en legt { $card } af.
}
event-cost-paid = { $you ->
    [yes] Je betaalt { $months ->
        [none] { "" }
       *[other] { $months }
    }{ $money ->
        [0] { "" }
       *[other] €{ $money }
    }.
   *[no] { $who } betaalt { $months ->
        [none] { "" }
       *[other] { $months }
    }{ $money ->
        [0] { "" }
       *[other] €{ $money }
    }.
}
event-die-cast = { $you ->
    [yes] Je gooit een { $amount }.
   *[no] { $who } gooit een { $amount }.
}
event-grant-paid = { $you ->
    [yes] Je subsidie in { $discipline } is €{ $amount }: €{ $half } voor je reputatie en €{ $die } voor de worp.
   *[no] De subsidie van { $who } in { $discipline } is €{ $amount }: €{ $half } voor de reputatie en €{ $die } voor de worp.
}
event-published = { $you ->
    [yes] Je publicatie levert { $points } reputatie in { $discipline } op{ $extra ->
        [0] { "" }
       *[other] , waarvan { $extra } door de artikelfabriek
    }.
   *[no] De publicatie van { $who } levert { $points } reputatie in { $discipline } op{ $extra ->
        [0] { "" }
       *[other] , waarvan { $extra } door de artikelfabriek
    }.
}
event-valorised = { $you ->
    [yes] Je valorisatie in { $discipline } levert €{ $amount } op, { $dice ->
        [lower] de laagste dobbelsteen
        [higher] de hoogste dobbelsteen
       *[both] beide dobbelstenen
    }.
   *[no] De valorisatie van { $who } in { $discipline } levert €{ $amount } op, { $dice ->
        [lower] de laagste dobbelsteen
        [higher] de hoogste dobbelsteen
       *[both] beide dobbelstenen
    }.
}
event-bonus-reserved = { $you ->
    [yes] Je reserveert een bonus uit de { $source ->
        [deck] gebeurtenisstapel
       *[open] open bonussen
    }: { $bonus }.
   *[no] { $who } reserveert een bonus uit de { $source ->
        [deck] gebeurtenisstapel
       *[open] open bonussen
    }: { $bonus }.
}
event-bonus-returned = { $you ->
    [yes] Je geeft een gereserveerde bonus op, die nu voor iedereen is: { $bonus }.
   *[no] { $who } geeft een gereserveerde bonus op, die nu voor iedereen is: { $bonus }.
}
event-card-brings = { $you ->
    [yes] { $card } levert je { $points ->
        [none] €{ $money }
       *[other] { $money ->
            [0] { "" }
           *[other] €{ $money } en { "" }
        }{ $points } reputatie
    } op.
   *[no] { $card } levert { $who } { $points ->
        [none] €{ $money }
       *[other] { $money ->
            [0] { "" }
           *[other] €{ $money } en { "" }
        }{ $points } reputatie
    } op.
}
event-token-spent = { $you ->
    [yes] Je geeft 1 maand { $discipline } uit aan { $card }: { $money ->
        [0] { "" }
       *[other] €{ $money }
    }{ $points ->
        [0] { "" }
       *[other] { $points } reputatie in die discipline
    }.
   *[no] { $who } geeft 1 maand { $discipline } uit aan { $card }: { $money ->
        [0] { "" }
       *[other] €{ $money }
    }{ $points ->
        [0] { "" }
       *[other] { $points } reputatie in die discipline
    }.
}
event-scholars-come = { $you ->
    [yes] { $amount ->
        [one] 1 gastonderzoeker werkt
       *[other] { $amount } gastonderzoekers werken
    } in het volgende onderzoek als gratis consultant voor je.
   *[no] { $amount ->
        [one] 1 gastonderzoeker werkt
       *[other] { $amount } gastonderzoekers werken
    } in het volgende onderzoek als gratis consultant voor { $who }.
}
event-researcher-trained = { $you ->
    [yes] Jouw { $researcher } stijgt naar niveau { $level } in { $discipline }.
   *[no] { $researcher } van { $who } stijgt naar niveau { $level } in { $discipline }.
}
event-student-helped = { $you ->
    [yes] Jouw { $student } krijgt een fiche { $discipline }.
   *[no] { $student } van { $who } krijgt een fiche { $discipline }.
}
event-deadline-extended = { $you ->
    [yes] De deadline van jouw { $project } wordt uitgesteld.
   *[no] De deadline van { $project } van { $who } wordt uitgesteld.
}
event-month-fabricated = { $you ->
    [yes] Je verzint 1 maand { $discipline } op { $project }.
   *[no] { $who } verzint 1 maand { $discipline } op { $project }.
}
event-group-attacked = { $you ->
    [yes] Je richt { $card } op { $rival }{ $price ->
        [0] { "" }
       *[other] { "" } voor €{ $price }
    }.
   *[no] { $who } richt { $card } op { $rival }{ $price ->
        [0] { "" }
       *[other] { "" } voor €{ $price }
    }.
}
event-project-attacked = { $you ->
    [yes] Je mikt op { $project } van { $rival }.
   *[no] { $who } mikt op { $project } van { $rival }.
}
event-researcher-attacked = { $you ->
    [yes] Je mikt op { $researcher } van { $rival }.
   *[no] { $who } mikt op { $researcher } van { $rival }.
}
event-card-attacked = { $you ->
    [yes] Je mikt op { $card } van { $rival }.
   *[no] { $who } mikt op { $card } van { $rival }.
}
event-attack-accepted = { $you ->
    [yes] Je laat het gebeuren.
   *[no] { $who } laat het gebeuren.
}
event-card-defends = { $you ->
    [yes] Je verdedigt je met { $card } { $source ->
        [hand] uit je hand
       *[played] die je al had gespeeld
    }.
   *[no] { $who } verweert zich met { $card }, { $source ->
        [hand] uit de hand
       *[played] al gespeeld
    }.
}
event-immunity-declared = { $you ->
    [yes] Je gebruikt je vaardigheid: je bent deze beurt immuun voor aanvallen.
   *[no] { $who } gebruikt een vaardigheid en is deze beurt immuun voor aanvallen.
}
event-immunity-holds = { $you ->
    [yes] Je bent nog immuun voor aanvallen.
   *[no] { $who } is nog immuun voor aanvallen.
}
event-attack-stopped = { $you ->
    [yes] Je aanval op { $rival } wordt afgeslagen. Je krijgt { $money ->
        [0] { "" }
       *[other] €{ $money }
    }{ $months ->
        [none] { "" }
       *[other] { $months }
    } terug.
   *[no] De aanval op { $rival } wordt afgeslagen. { $who } krijgt { $money ->
        [0] { "" }
       *[other] €{ $money }
    }{ $months ->
        [none] { "" }
       *[other] { $months }
    } terug.
}
event-attack-halved = { $you ->
    [yes] Dat halveert alleen wat je verliest.
   *[no] Dat halveert alleen wat { $who } verliest.
}
event-attack-fails = { $you ->
    [yes] { $card } doet { $rival } niets: je aanval mislukt.
   *[no] { $card } doet { $rival } niets: de aanval van { $who } mislukt.
}
event-months-threatened = { $you ->
    [yes] Je verliest { $amount ->
        [one] 1 maand
       *[other] { $amount } maanden
    } van je volgende onderzoek.
   *[no] { $who } verliest { $amount ->
        [one] 1 maand
       *[other] { $amount } maanden
    } van het volgende onderzoek.
}
event-month-erased = { $you ->
    [yes] Je wist 1 maand { $discipline } van { $project } van { $rival }.
   *[no] { $who } wist 1 maand { $discipline } van { $project } van { $rival }.
}
event-audited = { $you ->
    [yes] { $amount ->
        [0] De controle kost je niets.
       *[other] De controle kost je €{ $amount }.
    }
   *[no] { $amount ->
        [0] De controle kost { $who } niets.
       *[other] De controle kost { $who } €{ $amount }.
    }
}
event-smeared = { $you ->
    [yes] { $card } werkt: je moet { $points } reputatie verliezen.
   *[no] { $card } werkt: { $who } moet { $points } reputatie verliezen.
}
event-backfires = { $you ->
    [yes] { $card } keert zich tegen je: je moet { $points } reputatie verliezen.
   *[no] { $card } keert zich tegen { $who }, die { $points } reputatie moet verliezen.
}
event-reputation-lost = { $you ->
    [yes] { $points ->
        [none] { $where ->
            [there] Je hebt daar geen reputatie te verliezen.
           *[anywhere] Je hebt geen reputatie te verliezen.
        }
       *[other] Je verliest { $points } reputatie.
    }
   *[no] { $points ->
        [none] { $where ->
            [there] { $who } heeft daar geen reputatie te verliezen.
           *[anywhere] { $who } heeft geen reputatie te verliezen.
        }
       *[other] { $who } verliest { $points } reputatie.
    }
}
event-researcher-lured = { $you ->
    [yes] Je lokt { $researcher }, met { $experience } ervaring, weg bij { $rival }.
   *[no] { $who } lokt { $researcher }, met { $experience } ervaring, weg bij { $rival }.
}
event-card-exposed = { $you ->
    [yes] Jouw { $card } wordt ontmaskerd en afgelegd! De straf: { $money ->
        [0] { "" }
       *[other] €{ $money }
    }{ $points ->
        [0] { "" }
       *[other] { $points } reputatie
    }.
   *[no] { $card } van { $who } wordt ontmaskerd en afgelegd! De straf: { $money ->
        [0] { "" }
       *[other] €{ $money }
    }{ $points ->
        [0] { "" }
       *[other] { $points } reputatie
    }.
}
event-fined = { $you ->
    [yes] { $amount ->
        [0] Je hebt geen geld te verliezen.
       *[other] Je verliest €{ $amount }.
    }
   *[no] { $amount ->
        [0] { $who } heeft geen geld te verliezen.
       *[other] { $who } verliest €{ $amount }.
    }
}
event-card-stolen = { $you ->
    [yes] Je pakt { $card } uit de hand van { $rival }.
   *[no] { $who } pakt een kaart uit de hand van { $rival }.
}
event-card-missed = { $you ->
    [yes] Het was jouw { $card }; { $left ->
        [one] er blijft 1 kaart
       *[other] er blijven { $left } kaarten
    } in je hand.
   *[no] { $left ->
        [one] Er blijft 1 kaart
       *[other] Er blijven { $left } kaarten
    } in de hand van { $who }.
}
event-teaching-paid = { $you ->
    [yes] Je geeft onderwijs met { $months } en krijgt €{ $amount }.
   *[no] { $who } geeft onderwijs met { $months } en krijgt €{ $amount }.
}
event-teaching-declined = { $you ->
    [yes] Je geeft geen onderwijs: { $months } vervalt.
   *[no] { $who } geeft geen onderwijs: { $months } vervalt.
}
event-event-happens = De dobbelstenen tonen { $dice }. Gebeurtenis: { $event }. { $about }
event-nothing-happens = De dobbelstenen tonen { $dice }: geen gebeurtenis.
event-no-events-left = De gebeurtenisstapel is leeg: er wordt niet gegooid.
event-alumnus-gives = { $you ->
    [yes] Je krijgt €{ $amount } van de alumnus.
   *[no] { $who } krijgt €{ $amount } van de alumnus.
}
event-money-cut = { $you ->
    [yes] { $amount ->
        [0] Je hebt niets te verliezen.
       *[other] Je verliest €{ $amount }.
    }
   *[no] { $amount ->
        [0] { $who } heeft niets te verliezen.
       *[other] { $who } verliest €{ $amount }.
    }
}
event-bonuses-scored = { $you ->
    [yes] Je scoort voor eindbonussen: { $bonuses }. Samen { $amount } punten.
   *[no] { $who } scoort voor eindbonussen: { $bonuses }. Samen { $amount } punten.
}
event-bonuses-missed = { $you ->
    [yes] Je voldoet niet aan wat je had gereserveerd: { $bonuses }.
   *[no] { $who } voldoet niet aan wat was gereserveerd: { $bonuses }.
}
event-final-score = { $you ->
    [yes] Je scoort { $reputation } voor reputatie{ $bonus ->
        [0] { "" }
       *[other] , { $bonus } voor bonussen
    }, { $study } voor { $experience } ervaring en { $wealth } voor €{ $money }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
   *[no] { $who } scoort { $reputation } voor reputatie{ $bonus ->
        [0] { "" }
       *[other] , { $bonus } voor bonussen
    }, { $study } voor { $experience } ervaring en { $wealth } voor €{ $money }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
}

## The table

zone-centre = De faculteit
zone-projects = Projecten in het aanbod
zone-stock = Voorraad projecten
stock-tip = Met minder dan 4 aan het begin van een beurt is dat de laatste.
zone-staff-stock = Beschikbaar personeel
zone-students = Promovendi
zone-actions = Open actiekaarten
zone-deck = Trekstapel
zone-discard = Aflegstapel
zone-bonuses = Gebeurtenissen en eindbonussen
bonus-in-deck = nog in de stapel
bonus-active = deze gebeurtenis geldt nu
bonus-happened = is gebeurd; na de afronding voor iedereen
bonus-open = 5 punten voor wie eraan voldoet
bonus-reserved-line = 7 punten, gereserveerd
order-line = Beurtvolgorde: { $order }
event-line = Deze beurt: { $event }. { $about }
zone-money = Euro's
zone-total = Reputatie voor de volgorde
zone-tokens = Bewaarde maanden
zone-reputation = Reputatie
zone-group = Groep
zone-staff = Personeel
zone-own-projects = Lopende projecten
zone-completed = Afgerond
zone-hand = Je actiekaarten
zone-known-hand = Bekende handkaarten
zone-played = Gespeeld
zone-open = Open neergelegd
zone-abilities = Vaardigheden
zone-draft = Tegels om uit te kiezen
hand-size = Handkaarten
face-down-cards = Gedekte kaarten
consultants = Ingehuurde consultants
consultant-next = De volgende consultant kost €{ $price }.
salary-of = Salaris: €{ $amount }
bill-line = Salarissen deze beurt: €{ $amount }
bill-next-line = Salarissen volgende beurt, zoals het er nu voor staat: €{ $amount }
mismanaged-line = Er is een project geschrapt
deficit-line = Maanden te verliezen door ongedierte: { $amount }
free-consultants-line = Gratis consultants: { $amount }
immune-line = Immuun deze beurt
project-idle = Nog niet aan gewerkt: wordt geschrapt, kost 2 reputatie
project-full = Af: wordt afgerond in de afrondingsfase
project-worked = Aan gewerkt deze beurt
project-extended = Beschermd door uitstel
months-left-line = { $months ->
        [0] Alle maanden zijn ingezet
        [one] Nog 1 maand in te zetten
       *[other] Nog { $months } maanden in te zetten
    }
none = geen

## The board

tab-cork = Bord
tab-desk = Mijn bureau
tab-rivals = Groepen
zone-rivals = Andere groepen
zone-numbers = Je cijfers
zone-pad = Je projecten en personeel
zone-cabinet = Archief, vaardigheden en open kaarten
label-calls = Open calls
label-plan = Plan deze beurt
label-next-plan = Plan hierna
no-cards = Geen actiekaarten in de hand
label-played = Gespeelde kaarten
label-memos = Actiekaarten
label-bonuses = Eindbonussen
label-force = Ligt open
lead-short = op het lint: wie nu voorligt
turn-short = Beurt
next-short = hierna: { $phase }
last-turn-short = slotbeurt
below-short = onder { $n }
left-short = over
this-turn-short = Deze beurt
no-event-short = Geen gebeurtenis deze beurt.
phase-setup-short = Opbouw
phase-preparation-short = Voorbereiding
phase-acquisition-short = Verwerving
phase-salary-short = Salarissen
phase-research-short = Onderzoek
phase-completion-short = Afronding
phase-draw-short = Trekken
phase-action-short = Acties
phase-teaching-short = Onderwijs
phase-event-short = Gebeurtenis
phase-final-short = Eindtelling
phase-over-short = Einde
area-language-structures-short = Structuren
area-language-and-speech-short = Spraak
area-discourse-and-communication-short = Discours
area-language-acquisition-short = Verwerving
area-ancient-and-medieval-history-short = Oudheid
area-modern-history-short = Modern
area-art-history-short = Kunst
area-cultural-studies-short = Cultuur
area-literary-studies-short = Letteren
area-data-science-short = Data
standard-recruit-short = Werven
standard-subsidy-short = Subsidie
standard-reserve-short = Reserveren
standard-spin-off-short = Spin-off
bonus-projects-short = project
bonus-unblemished-short = schoon
bonus-researchers-short = staf
bonus-linguistics-short = L
bonus-money-short = euro’s
bonus-information-short = I
bonus-balance-short = L = C
bonus-culture-short = C
all-short = elk { $n }
now-short = nu
soon-short = straks
deck-short = stapel
used-short = gebruikt
tile-start-linguistics-short = Begon met 5 in L
tile-start-culture-short = Begon met 5 in C
tile-start-information-short = Begon met 5 in I
tile-start-money-short = Begon met €10 extra
tile-out-of-turn-short = Mag voordringen
tile-star-team-short = Niveau 8 onbeperkt
tile-cheap-consultants-short = Consultant €1 minder
tile-two-bonuses-short = Twee reserves
tile-any-promotion-short = Benoem in elk paar
tile-split-work-short = Splits: werk en mok
tile-select-card-short = Eens: haal een kaart
tile-immunity-short = Eens: beurt immuun
phd-short = PhD
phd-student = Promovendus
any-short = vrij
salary-short = salaris
salaries-short = salaris
salaries-next-short = straks
leaves-short = blijft over
consultant-short = consultant
done-short = klaar
for-the-order = volgorde
valorise-short = valoriseren
plan-have = Maanden die je hebt
plan-need = je projecten vragen
new-folder = hier komt een nieuwe map
copy-short = kopieer { $n }
stamp-full = COMPLEET
stamp-extended = UITSTEL
folder-plain = loopt
folder-full = compleet
folder-extended = uitgesteld
folder-worked = aan gewerkt
folder-idle = nog niemand!
pests-short = ongedierte: −{ $n } maanden
reviewer = Reviewer 2
reviewer-1 = Niemand leest pagina 7.
reviewer-2 = Citeer mij twee keer.
reviewer-3 = Wie keek naar de komma’s?
reviewer-4 = Meer voetnoten graag.
reviewer-5 = Boeiend, mits waar.
reviewer-6 = Figuur 3 staat op zijn kop.
reviewer-7 = De koffie was prima.
reviewer-8 = Grondig herzien.
reviewer-9 = Ik had een tabel verwacht.
reviewer-10 = Laat, maar netjes.
reviewer-11 = Korter is moediger.
reviewer-12 = Zie mijn eigen werk.
call-name = { $project }, { $area }, te koop voor €5{ $n ->
    [0] { "" }
    [one] ; je kunt 1 maand kopiëren
   *[other] ; je kunt { $n } maanden kopiëren
}
folder-name = { $player }: { $title }, nog { $months }, { $state }
spine-name = { $player }: { $title }, voltooid
staff-name = { $player }: { $name }, ervaring { $levels }, geeft { $months } deze beurt, salaris €{ $salary }
vacancy-name = { $pair }: { $n } beschikbaar
students-name = Promovendi beschikbaar: { $n }
stock-name = Projecten van niemand: { $n }. Met minder dan 4 aan het begin van een beurt is dat de laatste.
deck-name = Actiestapel: { $n } kaarten
used-name = Gebruikte actiekaarten: { $n }
open-card = { $card }. { $about } Of: { $standard }.
hand-card = In je hand: { $card }. { $about } Of: { $standard }.
my-force-card = Ligt open: { $card }. { $about }
force-card = Open bij { $player }: { $card }. { $about }
played-card = Gespeeld door { $player }: { $card }. { $about }
face-down-name = { $player } legde { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
} gedekt neer
backs-name = { $player } heeft { $n ->
    [one] 1 actiekaart
   *[other] { $n } actiekaarten
}
bonus-name = Eindbonus: { $bonus }, { $note }. Zou nu scoren: { $lead }
bonus-name-deck = Eindbonus: { $bonus }, { $note }
bonus-reserved-by = 7 punten, gereserveerd door { $player }
points-name = { $player }: { $n } reputatie in { $discipline }
money-name = { $player }: €{ $n }, salarissen €{ $more }
consultants-name = { $player }: de volgende consultant kost €{ $n }; ingehuurd: { $more }
plate-name = { $player }: { $n } reputatie{ $more ->
    [0] { "" }
   *[other] , plaats { $more } in de volgorde
}
order-name = { $player }: { $n } reputatie telt voor de volgorde
mugs-name = { $player }: bewaarde maanden { $months }
archive-name = { $player }: { $n ->
    [one] 1 voltooid project
   *[other] { $n } voltooide projecten
}
pests-name = { $player }: { $n ->
    [one] 1 maand
   *[other] { $n } maanden
} te verliezen door ongedierte
immune-name = { $player }: deze beurt immuun
pin-name = { $player }: { $tile }{ $spent ->
    [0] { "" }
   *[other] , gebruikt
}
plan-name = Je hebt { $have } en { $any } naar keuze; je projecten vragen { $need }
strip-name = { $player }: plaats { $place } in de volgorde, reputatie { $reputation }, €{ $money }, kaarten { $hand }, personeel { $staff }, projecten { $projects }
months-to-go = { $n ->
    [0] klaar
    [one] nog 1 maand
   *[other] nog { $n } maanden
}

# Names with a seam (a soft hyphen), or shorter, for small places
card-visiting-scholar-seam = Gast­onderzoeker
card-pest-attack-seam = Ongedierte­plaag
card-investigative-reporter-seam = Onderzoeks­journalist
card-commissioned-research-seam = Opdracht­onderzoek
card-nepotism-seam = Vriendjes­politiek
card-museum-tours-seam = Museumrond­leidingen
card-financial-audit-seam = Accountants­controle
card-smear-campaign-seam = Laster­campagne
card-plagiarism-accusation-seam = Plagiaat­beschuldiging
card-research-software-seam = Onderzoeks­software
card-data-fabrication-seam = Data­vervalsing
card-crowdfunding-seam = Crowd­funding
card-corporate-sponsor-seam = Bedrijfs­sponsor
card-office-espionage-seam = Kantoor­spionage
card-alumni-dinner-seam = { card-alumni-dinner }
card-communications-office-seam = Communi­catieafdeling
card-interdisciplinary-conference-seam = Interdisc. congres
happening-network-structure-update-seam = Netwerk­vernieuwing
happening-rumours-of-layoffs-seam = Ontslag­geruchten
happening-improved-library-access-seam = Betere biblio­theektoegang
researcher-computational-linguist-seam = Computer­linguïst
researcher-speech-technologist-seam = Spraak­technoloog
researcher-museum-curator-seam = Museum­conservator
researcher-media-scholar-seam = Media­wetenschapper
researcher-historical-linguist-short = Hist. taalkundige
researcher-computational-linguist-short = Computerling.
researcher-speech-technologist-short = Spraaktechn.
researcher-digital-historian-short = Dig. historicus
researcher-museum-curator-short = Conservator
researcher-media-scholar-short = Mediawetensch.
researcher-corpus-builder-short = { researcher-corpus-builder }

# The large card of a piece
look-area = Vakgebied: { $area }.
look-needs = Vraagt { $months }, samen zeven maanden.
look-left = Nog te doen: { $months }.
look-call = Te koop voor €5. Wie het koopt, krijgt er een promovendus bij.
look-copies = Je kent dit vakgebied: kopieer gratis { $n ->
    [one] 1 maand
   *[other] { $n } maanden
}.
look-reward = Voltooid: €12 en 3 reputatie in zijn disciplines. Geschrapt: 2 reputatie kwijt.
look-of = Groep: { $player }.
look-completed = Voltooid door { $player }.
look-reconstructed = Het ringetje: deze waarde is gereconstrueerd.
look-levels = Ervaring: { $levels } (samen hoogstens 8).
look-gives = Geeft { $months } bij het onderzoek.
look-salary = Salaris: €{ $n } per beurt.
look-grows = Werk aan een project geeft ervaring; met meer ervaring geeft een spoor meer maanden.
look-tokens = Ervaringsfiches: { $tokens }. Met drie komt de promotie.
look-special = Bijzonder: { $about }
look-standard = Of de standaardactie: { $standard }.
look-kind-defence = Speel je als reactie op een aanval.
look-kind-attack = Een aanval: de groep mag zich verdedigen.
look-kind-once = Werkt eenmaal en is dan gebruikt.
look-kind-lasting = Blijft open liggen en werkt elke beurt.
look-kind-susceptible = Blijft open liggen, en een journalist kan haar onthullen.
look-bonus = Aan het eind: { $bonus }. Gereserveerd 7 punten, open 5 punten.
look-bonus-state = Nu: { $state }.
look-standing = { $player }: { $n }
look-event = Gebeurtenis: { $event }. { $about }
look-tile = Een bijzondere vaardigheid, van de keuze tot het eind van het spel.
look-spent = Al gebruikt.
look-once = Eenmaal per spel.
look-stock = { $area }: { $needs }
look-used = Gebruikt: { $cards }.
look-used-none = Er is nog geen kaart gebruikt.
look-order = Plaats { $n } in de volgorde; { $total } reputatie telt daarvoor.
look-reputation = Reputatie: { $months }.
look-purse = Euro’s: { $n }; salarissen kosten { $bill }.
look-stored = Bewaarde maanden: { $months }.
look-staff = Personeel: { $staff }.
look-projects = Projecten: { $projects }.
look-done = Voltooid: { $projects }.
look-abilities = Vaardigheden: { $tiles }.
look-open = Ligt open: { $cards }.
look-hand = Actiekaarten in de hand: { $n }.
look-known = Je kent uit de hand: { $cards }.
look-consultants = Consultants ingehuurd: { $n }; de volgende kost €{ $price }.
look-researcher = { $name } ({ $levels })

## The end of the game

end-board = De groepsfoto’s
end-desk = Het bureau
end-won = De groep van { $player } wint met { $n } punten
end-won-you = Jouw groep wint met { $n } punten
end-shared = { $player } delen de winst met { $n } punten
end-ahead = { $n ->
    [one] één punt meer dan { $player }
   *[other] { $n } punten meer dan { $player }
}
end-by-experience = evenveel punten als { $player }, maar meer ervaring
end-by-money = evenveel punten en ervaring als { $player }, maar meer geld
end-photo-name = { $player }, plaats { $place }: { $n } punten, { $projects } projecten voltooid, { $bonuses } bonussen
end-you = jij
end-no-bonus = geen eindbonus
end-sheet-short = punten van elke groep
end-sheet-name = De punten van elke groep
end-turns = { $n ->
    [one] Na één beurt
   *[other] Na { $n } beurten
}
end-row-linguistics = Taalwetenschap
end-row-culture = Cultuur en gesch.
end-row-information = Informatiewetensch.
end-row-reserved = eigen bonus
end-row-layout = open bonus
end-row-experience = ervaring
end-row-money = geld
end-best = Het beste van dit spel
end-best-projects = { $n ->
    [one] 1 project: { $player }
   *[other] { $n } projecten: { $player }
}
end-best-bonuses = { $n ->
    [one] 1 bonus: { $player }
   *[other] { $n } bonussen: { $player }
}
end-best-experience = { $n } ervaring: { $player }
end-best-reputation = { $n } in één vak: { $player }
end-best-money = €{ $n }: { $player }
end-best-nobody = Allen even goed.
end-reviewer = De beoordelaars danken alle groepen voor hun begrip.

## How to play in pictures

howto-heart = Koop projecten, houd je mensen aan het werk en maak af wat je begon: een project waar een beurt lang niemand aan werkt, ben je kwijt.
howto-calendar = Beurt en gebeurtenis
howto-calendar-text = Elke fase van een beurt is een dag die wordt doorgestreept. Het gele briefje zegt wat er deze beurt anders is.
howto-calls = Projecten en mensen
howto-calls-text = Drie projecten te koop. Hun blaadjes tonen het werk: zeven maanden in L, C of I. Eronder hangen de mensen die nog bij een groep kunnen.
howto-cards = Actiekaarten
howto-cards-text = Na het onderzoek trekt iedereen een kaart. Je gebruikt één helft: de eigen truc in het midden, of de gewone actie aan de voet.
howto-bonuses = Eindbonussen
howto-bonuses-text = Punten aan het eind voor wie daar vooraan staat: 7 als je hem reserveerde, 5 als hij open hangt. Het lint toont wie nu voorligt.
howto-rivals = Andere groepen
howto-rivals-text = Hun reputatie, geld, mensen en projecten. Klik op een strook om alles van die groep te zien.
howto-numbers = Jouw cijfers
howto-numbers-text = Reputatie is het meeste van je score. Eronder je geld, en wat de salarissen kosten; in de mokken de maanden die je bewaarde.
howto-pad = Je bureaublad
howto-pad-text = Boven je projecten, onder je mensen. De zandloper zegt hoeveel maanden ieder geeft.
howto-hand = Je kaarten
howto-hand-text = Je houdt er hoogstens drie. Niemand ziet ze voor ze gespeeld zijn.
howto-area = Vakgebied
howto-area-text = je werk in een vakgebied helpt bij het volgende project daarin
howto-leaves = Zeven maanden
howto-leaves-text = gevuld: klaar; omlijnd: nog te doen
howto-price = Prijs
howto-price-text = betaal die om het project te nemen
howto-art = Plaatje
howto-art-text = waar het over gaat
howto-title = Titel
howto-title-text = wijs hem aan tafel aan voor de hele titel
howto-copy = Kopieer
howto-copy-text = zoveel maanden zijn meteen klaar, overgenomen uit je werk in dit vakgebied
howto-winning = Een beurt die begint met **minder dan 4 projecten** in voorraad is de laatste. De meeste punten winnen: reputatie, eindbonussen, 1 per 4 ervaring en 1 per €10.
howto-first-game = Je eerste spel?
howto-first-game-text = Kies het basisspel. Dat heeft geen kaarten, gebeurtenissen of bonussen, en vijf fasen in plaats van negen.
howto-tie = Gelijk aan het eind?
howto-tie-text = De groep met meer ervaring wint; daarna die met meer geld.
howto-step-buy = Koop projecten
howto-step-buy-text = Om de beurt koop je een project voor €5, of je past. Bij je eerste van de beurt hoort een gratis promovendus.
howto-step-pay = Betaal iedereen
howto-step-pay-text = Salarissen groeien met de ervaring. Wie je niet kunt betalen, moet gaan.
howto-step-work = Werk
howto-step-work-text = Geef de maanden van je mensen aan projecten die ze nodig hebben. Waar niemand aan werkt, wordt geschrapt: je verliest 2 reputatie.
howto-step-reap = Rond af
howto-step-reap-text = Met zeven maanden is een project af: €12 voor jou en 3 reputatie, in zijn eigen letters.
howto-step-act = Speel kaarten
howto-step-act-text = Allen leggen kaarten gedekt neer. Ze gaan op volgorde van hun nummer; een aanval kun je afweren.
howto-linguistics = Taalwetenschap (L)
howto-culture = Cultuur en geschiedenis (C)
howto-information = Informatiewetenschap (I)
howto-month = Een maand werk
howto-reputation = Reputatie
howto-experience = Ervaring
howto-euros = Euro’s
howto-attack = Aanval
howto-defence = Verdediging
howto-lasting = Blijft gelden
howto-misconduct = Kan worden onthuld

## The scoring sheet

sheet-linguistics = Reputatie in taalwetenschap
sheet-culture = Reputatie in cultuur en geschiedenis
sheet-information = Reputatie in informatiewetenschap
sheet-reserved = Gereserveerde bonussen
sheet-layout = Open bonussen
sheet-experience = Ervaring, een punt per 4
sheet-money = Geld, een punt per €10
sheet-total = Totaal
sheet-tie-experience = Ervaring (bij gelijke stand)
sheet-tie-money = Geld (daarna)

# Wat een speler telt (de coach)
aspect-points = { $n ->
    [one] { $n } punt { $more }
   *[other] { $n } punten { $more }
}
aspect-lead = { $sign ->
    [more] { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    } gewonnen op je sterkste rivaal
   *[less] { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    } verloren aan je sterkste rivaal
}
aspect-reputation = { $n } reputatie { $more }
aspect-euros = €{ $n } { $more }
aspect-researchers = { $n ->
    [one] { $n } onderzoeker { $more }
   *[other] { $n } onderzoekers { $more }
}
aspect-students = { $n ->
    [one] { $n } promovendus { $more }
   *[other] { $n } promovendi { $more }
}
aspect-experience = { $n } ervaring { $more }
aspect-stored = { $n ->
    [one] { $n } maand { $more } bewaard
   *[other] { $n } maanden { $more } bewaard
}
aspect-projects = { $n ->
    [one] { $n } lopend project { $more }
   *[other] { $n } lopende projecten { $more }
}
aspect-marked = { $n ->
    [one] { $n } maand { $more } gemarkeerd op je projecten
   *[other] { $n } maanden { $more } gemarkeerd op je projecten
}
aspect-completed = { $n ->
    [one] { $n } afgerond project { $more }
   *[other] { $n } afgeronde projecten { $more }
}
aspect-cards = { $n ->
    [one] { $n } actiekaart { $more } in je hand
   *[other] { $n } actiekaarten { $more } in je hand
}

# What a drawing stands for in this game
icon-medal = reputatie
icon-paper = project

# De lijst van keuzes in het kort
row-stock = Uit de voorraad
row-money = je hebt €{ $money }, salarissen kosten €{ $bill }
row-staff = Je personeel
row-months = nog { $n ->
    [one] { $n } maand
   *[other] { $n } maanden
} te plaatsen
row-dismiss = Laat iemand gaan
row-saves = spaart het salaris uit
row-work = Werk aan een project
row-still = nog te doen
row-store = Of bewaar het
row-mugs = Bewaarde maanden
