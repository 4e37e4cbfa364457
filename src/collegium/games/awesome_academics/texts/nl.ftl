## The game

game-title = Awesome Academics
game-tagline = Leid een onderzoeksgroep: koop projecten, betaal je mensen en maak van hun tijd reputatie.
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
tile-two-bonuses = Reserveer twee bonussen, met elke actiekaart
tile-any-promotion = Benoem een doctor in elk gewenst paar disciplines
tile-split-work = Splits een spoor: deels project, deels bewaren
tile-select-card = Eén keer: ruil een kaart met een uit trek- of aflegstapel
tile-immunity = Eén keer: een beurt lang immuun voor aanvallen

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
bonus-balance = hoogste laagste waarde van taal en cultuur
bonus-culture = meeste reputatie in cultuur en geschiedenis
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
ask-take-student = Bij dit project hoort een promovendus. Welkom?
ask-copy-month = Je kent dit gebied: een maand kopiëren naar { $project }?
ask-pay-salaries = Iedereen betalen, of eerst iemand laten gaan?
ask-lose-month = Ongedierte! Wiens maand gaat verloren?
ask-research-unit = Wie gaat er aan het werk?
ask-destination = Waarheen? { $unit }
ask-split = Hoeveel maanden gaan naar het project? De rest wordt bewaard.
ask-lose-reputation = Waar verlies je een punt? (nog { $left })
ask-lose-reputation-project = { $project } is geschrapt. Waar verlies je een punt? (nog { $left })
ask-gain-reputation-point = { $project } is af. Waar krijg je een punt? (nog { $left })
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

## Tips

tip-draft-one = Starttegels tellen aan het eind, maar niet voor de beurtvolgorde.
tip-draft-two = Starttegels tellen aan het eind, maar niet voor de beurtvolgorde.
tip-start-researcher = Denk aan het project dat je in beurt 1 vrij mag kiezen.
tip-recruit-allowed = Je loopt achter, dus je kreeg een toelage; voor elke €5 daarvan kun je iemand aannemen.
tip-buy-project = Elk project heeft elke beurt wat werk nodig, anders wordt het geschrapt.
tip-claim-project = Eén keer per beurt mag je voordringen en uit het aanbod kopen.
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
option-copy-month-stop = Stoppen
option-spend-token-stop = Stoppen
option-activate-stop = Stoppen
option-recruit-allowed-pass = Niemand meer aannemen
option-promote-decline = Weigeren: geen onderzoeker, alleen het punt
option-take-student-yes = De promovendus verwelkomen
option-take-student-no = Geen promovendus, dank je
option-split-one = 1 maand
option-split-two = 2 maanden
option-split-three = 3 maanden
option-split-four = 4 maanden
option-draw-mode-draw = Trek één kaart
option-draw-mode-exchange = Kaarten ruilen
option-draw-mode-swap = Gebruik je vaardigheid: haal een kaart naar keuze
option-draw-refresh-yes = Ja, drie nieuwe kaarten
option-draw-refresh-no = Nee, laat ze liggen
option-resolve-standard = Standaard: { $standard }
option-resolve-special = Speciaal: { $about }
option-resolve-reserve = Een eindbonus reserveren (je vaardigheid)
option-resolve-nothing = Niets: afleggen
option-spin-off-mode-publication = Publicatie: reputatie
option-spin-off-mode-valorisation = Valorisatie: geld
option-slot-empty = Plek { $slot } is leeg
option-pass = Passen
option-no-claim = Nu niet
option-dismiss = { $name } laten gaan
option-pay = Alle salarissen betalen
option-consultant = Een consultant inhuren
option-end-research = Je onderzoek afsluiten
option-work = { $discipline } aan { $project }
option-store = Bewaren als { $discipline }
option-from-deck = Van de trekstapel
option-done = Klaar
option-swap = Gebruik je vaardigheid: haal een kaart naar keuze
option-no-project = Geen project
option-target = { $target }
option-defend = Verdedigen met { $card }
option-immunity = Immuniteit inroepen voor deze beurt
option-accept = Accepteren

## Reasons

reason-too-poor = Je hebt niet genoeg geld.
reason-none-left = Er is er geen meer in voorraad.
reason-no-salary = Deze kost geen salaris en kan dus niet weg.
reason-bill-too-high = De rekening is hoger dan je geld: laat eerst iemand gaan.
reason-too-many-stars = Er mag maar één onderzoeker van niveau 8 blijven.
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
reason-too-few-tokens = Je hebt te weinig bewaarde maanden.
reason-subsidy-had = Je had deze beurt al een subsidie.
reason-only-defends = Deze kant werkt alleen als reactie.
reason-no-target = Er is niets waarop het kan werken.
reason-cannot-pay = Je kunt de kosten niet betalen.
reason-other-disciplines = Het vraagt niet de disciplines die je betaalde.
reason-tile-spent = Deze vaardigheid is al gebruikt.
reason-target-first = Noem eerst een doelwit.
reason-spend-first = Geef minstens één fiche uit.

## The story

event-turn-begins = { $last ->
        [yes] Beurt { $turn }, de laatste. { $who } is als eerste aan zet.
       *[no] Beurt { $turn } begint. { $who } is als eerste aan zet.
    }
event-ability = { $you ->
    [yes] Jouw vaardigheid: { $tile }.
   *[no] { $who } heeft de vaardigheid: { $tile }.
}
event-allowance = { $you ->
    [yes] Je krijgt een toelage van €{ $amount }.
   *[no] { $who } krijgt een toelage van €{ $amount }.
}
event-researcher-joins = { $you ->
    [yes] Nieuw in je groep: { $researcher }.
   *[no] Nieuw in de groep van { $who }: { $researcher }.
}
event-student-joins = { $you ->
    [yes] Er komt een promovendus bij in je groep.
   *[no] Er komt een promovendus bij in de groep van { $who }.
}
event-project-bought = { $you ->
    [yes] Je begint aan { $project }.
   *[no] { $who } begint aan { $project }.
}
event-project-claimed = { $you ->
    [yes] Je dringt voor en claimt { $project }.
   *[no] { $who } dringt voor en claimt { $project }.
}
event-passes = { $you ->
    [yes] Je past.
   *[no] { $who } past.
}
event-month-copied = { $you ->
    [yes] Je kopieert een maand { $discipline } naar { $project }.
   *[no] { $who } kopieert een maand { $discipline } naar { $project }.
}
event-researcher-dismissed = { $you ->
    [yes] Je laat { $researcher } gaan.
   *[no] { $who } laat { $researcher } gaan.
}
event-student-dismissed = { $you ->
    [yes] Je laat een promovendus gaan.
   *[no] { $who } laat een promovendus gaan.
}
event-salaries-paid = { $you ->
    [yes] Je betaalt €{ $amount } aan salarissen.
   *[no] { $who } betaalt €{ $amount } aan salarissen.
}
event-months-lost = { $you ->
    [yes] Ongedierte kost je { $amount ->
        [one] 1 maand
       *[other] { $amount } maanden
    } van dit onderzoek.
   *[no] Ongedierte kost { $who } { $amount ->
        [one] 1 maand
       *[other] { $amount } maanden
    } van dit onderzoek.
}
event-work-done = { $you ->
    [yes] Je zet { $months ->
        [one] 1 maand
       *[other] { $months } maanden
    } { $discipline } op { $project }.
   *[no] { $who } zet { $months ->
        [one] 1 maand
       *[other] { $months } maanden
    } { $discipline } op { $project }.
}
event-months-stored = { $you ->
    [yes] Je bewaart { $months }.
   *[no] { $who } bewaart { $months }.
}
event-consultant-hired = { $you ->
    [yes] Je huurt een consultant in voor €{ $amount }.
   *[no] { $who } huurt een consultant in voor €{ $amount }.
}
event-project-cancelled = { $you ->
    [yes] Je project { $project } wordt geschrapt. { $points ->
        [none] Je hebt er geen reputatie bij te verliezen.
       *[other] Je verliest { $points } reputatie.
    }
   *[no] { $project } van { $who } wordt geschrapt. { $points ->
        [none] Er is geen reputatie bij te verliezen.
       *[other] Dat kost { $points } reputatie.
    }
}
event-reputation-lost = { $you ->
    [yes] Je verliest { $points } reputatie in { $discipline }.
   *[no] { $who } verliest { $points } reputatie in { $discipline }.
}
event-reputation-gained = { $you ->
    [yes] Je krijgt { $points } reputatie in { $discipline }.
   *[no] { $who } krijgt { $points } reputatie in { $discipline }.
}
event-project-completed = { $you ->
    [yes] Je rondt { $project } af: €{ $amount } en { $points } reputatie!
   *[no] { $who } rondt { $project } af: €{ $amount } en { $points } reputatie!
}
event-graduation = { $you ->
    [yes] Je promovendus promoveert: €{ $amount }{ $points ->
        [none] .
       *[other] {" "}en, bij gebrek aan een passende plek, { $points } reputatie.
    }
   *[no] Een promovendus van { $who } promoveert: €{ $amount }{ $points ->
        [none] .
       *[other] {" "}en, bij gebrek aan een passende plek, { $points } reputatie.
    }
}
event-card-taken = { $you ->
    [yes] Je pakt { $card } uit de open kaarten.
   *[no] { $who } pakt { $card } uit de open kaarten.
}
event-card-drawn = { $you ->
    [yes] Je trekt { $card }.
   *[no] { $who } trekt een kaart.
}
event-card-discarded = { $you ->
    [yes] Je legt { $card } af.
   *[no] { $who } legt { $card } af.
}
event-display-refreshed = { $you ->
    [yes] Je vervangt de open kaarten.
   *[no] { $who } vervangt de open kaarten.
}
event-deck-shuffled = De aflegstapel wordt de nieuwe trekstapel.
event-card-fetched = { $you ->
    [yes] Je gebruikt je vaardigheid en haalt { $card } op.
   *[no] { $who } gebruikt een vaardigheid en haalt { $card } op.
}
event-card-laid = { $you ->
    [yes] Je legt { $card } gedekt neer.
   *[no] { $who } legt een kaart gedekt neer.
}
event-cards-revealed = { $you ->
    [yes] Je speelde { $cards }.
   *[no] { $who } speelde { $cards }.
}
event-card-standard = { $you ->
    [yes] Je gebruikt { $card }: { $standard }.
   *[no] { $who } gebruikt { $card }: { $standard }.
}
event-card-special = { $you ->
    [yes] Je gebruikt de speciale actie van { $card }.
   *[no] { $who } gebruikt de speciale actie van { $card }.
}
event-card-wasted = { $you ->
    [yes] Je legt { $card } ongebruikt af.
   *[no] { $who } legt { $card } ongebruikt af.
}
event-card-activated = { $you ->
    [yes] Je kunt { $card } gebruiken.
   *[no] { $who } kan { $card } gebruiken.
}
event-die-cast = { $you ->
    [yes] Je gooit een { $amount }.
   *[no] { $who } gooit een { $amount }.
}
event-money-gained = { $you ->
    [yes] Je ontvangt €{ $amount }.
   *[no] { $who } ontvangt €{ $amount }.
}
event-money-lost = { $you ->
    [yes] Je verliest €{ $amount }.
   *[no] { $who } verliest €{ $amount }.
}
event-bonus-reserved = { $you ->
    [yes] Je reserveert de bonus voor { $bonus }.
   *[no] { $who } reserveert de bonus voor { $bonus }.
}
event-bonus-returned = { $you ->
    [yes] Je geeft de bonus voor { $bonus } terug.
   *[no] { $who } geeft de bonus voor { $bonus } terug.
}
event-group-attacked = { $you ->
    [yes] Je valt { $rival } aan met { $card }.
   *[no] { $who } valt { $rival } aan met { $card }.
}
event-card-defends = { $you ->
    [yes] Je verdedigt je met { $card }.
   *[no] { $who } verdedigt zich met { $card }.
}
event-immunity-declared = { $you ->
    [yes] Je bent deze beurt immuun voor aanvallen.
   *[no] { $who } is deze beurt immuun voor aanvallen.
}
event-months-threatened = { $you ->
    [yes] Maanden die je in je volgende onderzoek verliest: { $amount }.
   *[no] Maanden die { $who } in het volgende onderzoek verliest: { $amount }.
}
event-month-erased = { $you ->
    [yes] Je wist een maand { $discipline } van { $project }.
   *[no] { $who } wist een maand { $discipline } van { $project }.
}
event-month-fabricated = { $you ->
    [yes] Je verzint een maand { $discipline } op { $project }.
   *[no] { $who } verzint een maand { $discipline } op { $project }.
}
event-researcher-lured = { $you ->
    [yes] Je lokt { $researcher } weg bij { $rival }.
   *[no] { $who } lokt { $researcher } weg bij { $rival }.
}
event-card-exposed = { $you ->
    [yes] Je { $card } is ontmaskerd!
   *[no] { $card } van { $who } is ontmaskerd!
}
event-card-stolen = { $you ->
    [yes] Je steelt { $card } van { $rival }.
   *[no] { $who } steelt een kaart van { $rival }.
}
event-card-missed = { $you ->
    [yes] Je bent { $card } kwijt.
   *[no] { $who } is een kaart kwijt.
}
event-researcher-trained = { $you ->
    [yes] { $researcher } leert meer { $discipline }.
   *[no] { $researcher } van { $who } leert meer { $discipline }.
}
event-deadline-extended = { $you ->
    [yes] Je { $project } krijgt uitstel.
   *[no] { $project } van { $who } krijgt uitstel.
}
event-scholars-come = { $you ->
    [yes] { $amount } gastonderzoekers komen je helpen.
   *[no] { $amount } gastonderzoekers komen { $who } helpen.
}
event-teaching-paid = { $you ->
    [yes] Onderwijs levert je €{ $amount } op.
   *[no] Onderwijs levert { $who } €{ $amount } op.
}
event-event-happens = Gebeurtenis: { $event }. { $about }
event-nothing-happens = De dobbelstenen tonen { $amount }: geen gebeurtenis.
event-last-reckoning = De laatste beurt is voorbij. Projecten die nog lopen worden geschrapt.

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
