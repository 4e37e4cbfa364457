# Alma Mater in het Nederlands
## The game
game-title = Alma Mater
game-tagline = Leid een jonge universiteit in de renaissance: druk boeken, win studenten en professoren en klim in het onderzoek.
variant-standard = Gewoon spel
variant-standard-about = Zes rondes voor twee tot vier. Met twee spelers doet de stille universiteit van Ignotus mee als derde.
headline = Ronde { $round } van { $rounds }, { $phase }
headline-setup = Voorbereiding, { $phase }
headline-over = Het spel is afgelopen
phase-draft = startkaarten kiezen
phase-drop = een startkaart afleggen
phase-chancellor = kanseliers kiezen
phase-shelves = boekenplanken neerleggen
phase-start = startmiddelen
phase-action = acties
phase-storage = controle van het magazijn
phase-income = inkomsten
phase-over = eindtelling

## Zones and labels of the table
zone-hand = Jouw startkaarten
zone-shown = Getoonde startkaarten
zone-offer = Kanseliers om uit te kiezen
zone-campus = Campus
zone-academy = Academie
zone-places = In de stad
zone-research = Onderzoek
zone-fame = Eregalerij
zone-reputation = Aanzien van de boeken en speelvolgorde
label-requirement = leerboeken van één kleur
label-requirement-about = Hoeveel leerboeken van één kleur, en de laagste rang die die kleur mag hebben. Alle kleuren verschillen.
label-costs = Een student kost
label-dictionaries = woordenboeken
label-first-ducats = dukaten (alleen de eerste)
label-pattern = verschillende boeken
label-end-points = punten aan het eind
label-first-step = Eerste stap: { $cost }
label-second-step = Tweede stap: { $cost }
label-bonus = Mijlpaal: { $bonus }
label-research-card = Onderzoek { $letter }
label-milestone = mijlpaal
label-pools = Stappen deze beurt: { $green } groen, { $black } zwart
label-bust = Buste { $bust }
label-glory-missing = { $who }: nog { $count }
label-glory-taken = { $who } heeft hem
label-rank = { $rank }: { $who } (inkomsten { $ducats }, eind { $points })
label-nobody = nog geen rang
label-order = Speelvolgorde: { $order }
label-tutors = Repetitoren in de voorraad: { $count }
label-tutors-here = repetitoren
label-ignotus = Ignotus toonde { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }; nog { $left } in zijn stapel.
label-ducats = dukaten
label-points = punten
label-books = boeken
label-archive = archief
label-dormitory = slaapzaal
label-next-master = Een extra meester bij { $points } punten
label-storage = Magazijn: { $stored } van { $room } boeken
label-passed = Gepast voor deze ronde
label-display = Etalage
label-shelf-points = punten
label-price = prijs
label-aside = ernaast
label-halls = Collegezalen
label-row = Rij { $row }
label-hall = Zaal { $hall }
label-hall-cost = om te plaatsen
label-capacity = magazijn
label-printed-student = Student van het eerste uur
label-professors = Professoren
label-chancellors = Kanseliers
ignotus = Ignotus

## Books, steps and gains
book-dictionary = woordenboek
book-own = eigen leerboek
book-textbook = leerboek van { $owner }
steps-green = { $count ->
        [one] { $count } groene stap
       *[other] { $count } groene stappen
    }
steps-black = { $count ->
        [one] { $count } zwarte stap
       *[other] { $count } zwarte stappen
    }
steps-both = { $green } groen en { $black } zwart
gain-points = { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
gain-ducats = { $count ->
        [one] { $count } dukaat
       *[other] { $count } dukaten
    }
gain-dictionaries = { $count ->
        [one] { $count } woordenboek
       *[other] { $count } woordenboeken
    }
gain-textbooks = { $count ->
        [one] { $count } leerboek
       *[other] { $count } leerboeken
    } naar keuze
gain-own_textbooks = { $count ->
        [one] { $count } eigen leerboek
       *[other] { $count } eigen leerboeken
    }
gain-students = { $count ->
        [one] { $count } kunststudent
       *[other] { $count } kunststudenten
    }
gain-green = { $count ->
        [one] { $count } groene stap
       *[other] { $count } groene stappen
    }
setup-name = Start { $number }
setup-card = Kaart { $number } (wit { $white }): { $gives }

## Faculties and spaces
faculty-art = kunst
faculty-law = recht
faculty-medicine = geneeskunde
faculty-mathematics = wiskunde
space-campus_1 = campusrij 1
space-campus_2 = campusrij 2
space-campus_3 = campusrij 3
space-campus_4 = campusrij 4
space-academy_1 = academie 1
space-academy_2 = academie 2
space-academy_3 = academie 3
space-academy_4 = academie 4
space-antiquarian = antiquariaat
space-laboratory = laboratorium
space-park = park
space-antiquarian_park = antiquariaat en park
space-bishop = bisschop
space-colloquium = colloquium
space-own = eigen drukpers
space-own_second = tweede drukpers
space-campus_1-about = Neem een student uit deze rij aan.
space-campus_2-about = Neem een student uit deze rij aan.
space-campus_3-about = Neem een student uit deze rij aan.
space-campus_4-about = Neem een student uit deze rij aan.
space-academy_1-about = Stel een van de professoren ernaast aan.
space-academy_2-about = Stel een van de professoren ernaast aan.
space-academy_3-about = Stel een van de professoren ernaast aan.
space-academy_4-about = Stel een van de professoren ernaast aan.
space-antiquarian-about = Koop een leerboek van een kleur naar keuze, met woordenboeken erbij als je meer betaalt.
space-laboratory-about = Krijg drie zwarte stappen of één groene.
space-park-about = Maak van tien dukaten zeven punten.
space-antiquarian_park-about = Koop boeken zoals bij het antiquariaat, of punten zoals in het park.
space-bishop-about = Dukaten voor een tot drie meesters, en invloed op de speelvolgorde.
space-colloquium-about = Koop boeken van een andere universiteit, of woordenboeken; een verse plank waarvan je kocht geeft punten.
space-own-about = Druk tot acht eigen leerboeken voor een dukaat per stuk, en krijg een zwarte stap.
space-own_second-about = Werkt als je eigen drukpers.
trade-antiquarian_1 = één leerboek
trade-antiquarian_2 = een leerboek en een woordenboek
trade-antiquarian_3 = een leerboek en twee woordenboeken
trade-park = { $points } punten in het park

## Students
student-printer = Drukker
student-printer-about = Een tweede eigen drukpers.
student-librarian = Bibliothecaris
student-librarian-about = 1 dukaat nu en bij elke inkomstenfase; 4 boeken meer in het magazijn.
student-chorister = Koorzanger
student-chorister-about = Bij de bisschop: 1 dukaat extra per meester, en een zwarte stap.
student-trader = Handelaar
student-trader-about = Neem prijsfiches en bepaal de prijzen van je etalage, nu en bij elke inkomstenfase.
student-lexicographer = Lexicograaf
student-lexicographer-about = 1 dukaat en 1 woordenboek nu en bij elke inkomstenfase.
student-envoy = Gezant
student-envoy-about = Bij het colloquium mag je uit twee bronnen kopen.
student-clerk = Klerk
student-clerk-about = Een groene stap na elke professor die je aanstelt.
student-bursar = Penningmeester
student-bursar-about = 2 dukaten nu, en 2 na elke volgende student.
student-steward = Rentmeester
student-steward-about = Nu een punt per student in je B-zalen; 4 dukaten nu en bij elke inkomstenfase.
student-assistant = Assistent
student-assistant-about = Nu een punt per student in je B-zalen; studenten kosten een leerboek minder.
student-prodigy = Wonderkind
student-prodigy-about = Nu een punt per student in je B-zalen; een groene stap op het eerste niveau van elke onderzoekskaart.
student-recruiter = Werver
student-recruiter-about = Nu een punt per student in je B-zalen; professoren kosten je geen dukaten.
student-researcher = Onderzoeker
student-researcher-about = Aan het eind 2 punten per mijlpaal.
student-laureate = Laureaat
student-laureate-about = Aan het eind 3 punten per buste.
student-dean = Decaan
student-dean-about = Aan het eind een punt per eigen student.
student-fellow = Fellow
student-fellow-about = Aan het eind 2 punten per eigen professor.

## Professors
professor-engraver = Graveur
professor-engraver-about = Vul gratis elke lege plek van je etalage.
professor-geometer = Meetkundige
professor-geometer-about = Herhaal de actie van een plek waar je meester staat.
professor-astronomer = Astronoom
professor-astronomer-about = Krijg 3 zwarte stappen.
professor-accountant = Boekhouder
professor-accountant-about = 1 dukaat per boek in de etalage, dan schuift de etalage op.
professor-anatomist = Anatoom
professor-anatomist-about = Neem een student aan voor een leerboek minder.
professor-herbalist = Kruidkundige
professor-herbalist-about = Krijg een groene stap.
professor-physician = Arts
professor-physician-about = Een repetitor komt deze ronde in je archief.
professor-apothecary = Apotheker
professor-apothecary-about = Krijg een woordenboek en een zwarte stap.
professor-advocate = Advocaat
professor-advocate-about = Neem een student aan voor een leerboek minder; 1 tot 4 punten naar faculteit.
professor-notary = Notaris
professor-notary-about = Ruil dukaten voor punten, of punten voor dukaten.
professor-glossator = Glossator
professor-glossator-about = Een woordenboek, een leerboek naar keuze en een eigen leerboek.
professor-treasurer = Schatmeester
professor-treasurer-about = 2 dukaten per meester in je archief.
professor-choirmaster = Koorleider
professor-choirmaster-about = Een punt per meester in je archief.
professor-bookbinder = Boekbinder
professor-bookbinder-about = Een punt per boek in je etalage.
professor-rhetorician = Redenaar
professor-rhetorician-about = Een punt per student in je A-zalen.
professor-painter = Schilder
professor-painter-about = 2 punten per eigen kunstprofessor en 1 per andere professor.

## Chancellors
chancellor-glareanus = Glareanus
chancellor-glareanus-about = Een punt voor elk college. Bij de voorbereiding: een vierde startkaart, een uit drie.
chancellor-biringuccio = Biringuccio
chancellor-biringuccio-about = Een woordenboek en 3 dukaten voor elke student die je in een B-zaal plaatst.
chancellor-erasmus = Erasmus
chancellor-erasmus-about = Eens per ronde telt je bezoek aan de bisschop als een meester meer.
chancellor-marschalk = Marschalk
chancellor-marschalk-about = Wie uit je etalage koopt bezorgt jullie allebei een punt, en jou een leerboek van de koper.
chancellor-da_vinci = Da Vinci
chancellor-da_vinci-about = Eens per beurt een zwarte stap na het klimmen; eens per spel de bonus van een mijlpaal dubbel.
chancellor-copernicus = Copernicus
chancellor-copernicus-about = In de inkomstenfase leveren boeken in de etalage elk 2 dukaten op.
chancellor-paracelsus = Paracelsus
chancellor-paracelsus-about = Maak eens per ronde een uitgeputte professor weer beschikbaar.
chancellor-pereira = Pereira
chancellor-pereira-about = Antiquariaat voor 2, 4 of 6 dukaten; bisschop 3, 7 of 11; park 10 punten; laboratorium 4 zwart, of 1 groen en 1 zwart.
chancellor-agricola = Agricola
chancellor-agricola-about = Een bezette plek vraagt een meester minder.
chancellor-alberti = Alberti
chancellor-alberti-about = Je colleges kosten geen boek.

## Research
cost-free = gratis
cost-now-ducats = nu { $count ->
        [one] { $count } dukaat
       *[other] { $count } dukaten
    }
cost-now-textbooks = nu { $count ->
        [one] { $count } leerboek
       *[other] { $count } leerboeken
    }
cost-k1 = een woordenboek
cost-k2 = 2 leerboeken van verschillende kleuren
cost-k3 = 5 leerboeken, 2 minder per buste
cost-k4 = 3 dukaten
cost-k5 = 5 dukaten, 2 minder per meester bij de bisschop
cost-k6 = 2 dukaten per meester in het archief
cost-k7 = 3 leerboeken van willekeurige kleuren
cost-k8 = 2 leerboeken van één kleur en 2 van een andere
cost-k9 = een leerboek per eigen professor
cost-k10 = 7 dukaten, 2 minder per student
cost-k11 = 1 dukaat en 1 extra per student
cost-k12 = de helft van je dukaten, naar boven afgerond
cost-k13 = stuur een meester naar de slaapzaal
cost-k14 = geef een meester voorgoed op
cost-k15 = gratis met 3 studenten, anders 2 dukaten en 3 punten
cost-k16 = put een beschikbare professor uit, of 5 dukaten
cost-k17 = 2 dukaten per universiteit achter je
cost-k18 = stuur al je meesters naar de slaapzaal
cost-k19 = put een beschikbare professor uit
cost-k20 = gratis met een professor, anders een leerboek en 3 punten
cost-k21 = gratis met 3 bustes, anders een meester naar de slaapzaal en 4 punten
bonus-m1 = 2 dukaten
bonus-m2 = 3 verschillende leerboeken en een woordenboek
bonus-m3 = 3 punten
bonus-m4 = een woordenboek en een gratis student
bonus-m5 = een professor zonder dukaten
bonus-m6 = een gratis student kunst of recht
bonus-m7 = 2 leerboeken naar keuze en 5 punten
bonus-m8 = een gratis professor, niet van kunst
glory-a0 = 3 mijlpalen
glory-a1 = 4 woordenboeken en 15 dukaten
glory-a2 = 25 dukaten
glory-b0 = 3 studenten geneeskunde of wiskunde, en 2 mijlpalen
glory-b1 = een student van elke faculteit
glory-b2 = 7 studenten
glory-c0 = 2 professoren kunst of recht
glory-c1 = 4 professoren
glory-c2 = 3 professoren, en 4 studenten kunst of recht
bust-a = Levert een extra meester op.
bust-b = Levert 2 woordenboeken en een leerboek op.
bust-c = Levert 2 groene stappen op.

## Questions
ask-draft_keep = Welke startkaart houd je? De andere gaan naar links.
ask-draft_drop = Welke van je vier startkaarten leg je terug?
ask-pick_chancellor = Kies je kanselier.
ask-extra_setup = Glareanus: houd een van deze drie startkaarten.
ask-shelf_value = Welke plank komt op plek { $slot } van je etalage?
ask-gain_textbook = Van welke kleur neem je een leerboek?
ask-place_own = Je krijgt { $count ->
        [one] { $count } eigen leerboek
       *[other] { $count } eigen leerboeken
    }. Hoeveel gaan in de etalage?
ask-start_step = Een groene stap van je startkaarten gebruiken?
ask-pick_student-row = Welke student van rij { $row } neem je aan?
ask-pick_student-lecture = Een student aannemen voor een leerboek minder?
ask-pick_student-bonus = Een student aannemen zonder boeken te betalen?
ask-pick_student-setup = Kies de kunststudent van je startkaart.
ask-reduce = Welke eis wordt een leerboek kleiner?
ask-pay_colour = Van welke kleur betaal je { $count ->
        [one] { $count } leerboek
       *[other] { $count } leerboeken
    }?
ask-pick_professor-normal = Welke professor stel je aan?
ask-pick_professor-no_ducats = Een professor aanstellen zonder dukaten?
ask-pick_professor-free = Een professor gratis aanstellen?
ask-pay_kind = Deel { $part } van de prijs van { $professor }: welke soort boek?
ask-set_bookmark = Welke soort boek kosten colleges van { $professor } je voortaan?
ask-menu-open = Jouw beurt: stuur meesters, geef een college, of pas.
ask-menu-done = Je actie is gedaan. Nog iets voordat je beurt eindigt?
ask-menu-lecture = { $professor } mag gratis college geven.
ask-bishop_count = Hoeveel meesters gaan naar de bisschop?
ask-tutor_count = Hoeveel repetitoren zijn er onder wie je stuurt?
ask-use_erasmus = Erasmus laten meetellen als een meester meer?
ask-trade = Wat koop je?
ask-laboratory_choice = Welke stappen haal je uit het laboratorium?
ask-colloquium_source = Wiens boeken koop je?
ask-colloquium_quantity = Hoeveel koop je hiervan: { $book }?
ask-pick_shelf = Van welke plank waarvan je kocht neem je de punten?
ask-own_quantity = Hoeveel eigen leerboeken druk je, voor een dukaat per stuk?
ask-activate = De actie van welke plek herhaal je?
ask-exchange = Dukaten en punten ruilen?
ask-pick_master = Een meester of een repetitor?
ask-pick_exhaust = Welke professor put je uit voor deze stap?
ask-double_bonus = Met Da Vinci deze bonus nog eens nemen: { $bonus }?
ask-price_config = Welke prijzen zet je boven je etalage?
ask-discard_book = In het magazijn passen { $capacity } boeken. Leg er nog { $over } af: welk nu?

## Tips
tip-draft_keep = Lage witte getallen brengen je naar voren in de volgorde; hoge leveren meer op.
tip-draft_drop = Een wit punt is ongeveer anderhalve dukaat waard.
tip-pick_chancellor = De kanselier die overblijft komt op buste a.
tip-extra_setup = Neem de rijkste: hij verandert de volgorde niet.
tip-shelf_value = Kopers krijgen de punten. Van links wordt het eerst verkocht en links valt het eerst weg.
tip-gain_textbook = Kleuren met aanzien en soorten in vaste professorprijzen zijn het nuttigst.
tip-place_own = Boeken in de etalage leveren dukaten op en worden verkocht; die in het magazijn betalen je kosten. Ze gaan nooit van het een naar het ander.
tip-start_step = Bijna altijd doen.
tip-pick_student = De faculteit bepaalt de prijs in boeken; A-zalen maal B-zalen geeft punten aan het eind.
tip-reduce = Verlaag de eis waarvoor je boeken mist.
tip-pay_colour = Bewaar de kleuren die de volgende student nodig heeft.
tip-pick_professor = Wie eerst aanstelt betaalt dukaten en legt de prijs vast voor iedereen.
tip-pay_kind = Je eigen kleur in het grootste deel verkoopt later je boeken en houdt colleges goedkoop.
tip-set_bookmark = Kies de soort waar je altijd aan komt.
tip-menu = Eén hoofdactie per beurt; stappen, bustes en Paracelsus zijn vrij, ervoor of erna. Ongebruikte stappen vervallen.
tip-bishop_count = Drie tegelijk leveren meer op dan drie bezoeken, en je komt eerder aan de beurt.
tip-tutor_count = Repetitoren gaan na de actie naar huis en laten de plek vrij.
tip-use_erasmus = Eens per ronde; telt voor dukaten en volgorde.
tip-trade = Laat in het spel zijn punten meer waard dan dukaten.
tip-laboratory_choice = Drie zwarte stappen zijn alleen goed als je ze kunt betalen.
tip-colloquium_source = Het geld gaat naar de eigenaar van de etalage.
tip-colloquium_quantity = Boeken uit de etalage van links naar rechts, de rest uit de voorraad.
tip-pick_shelf = Elke plank geeft zijn punten maar één keer.
tip-own_quantity = Een volle etalage levert zes dukaten per inkomstenfase op.
tip-activate = De actie gaat alsof je één meester stuurt.
tip-exchange = Vroeg koop je voor twee punten tien dukaten; laat worden dukaten punten.
tip-pick_master = Betaal met wat je deze ronde niet meer gebruikt.
tip-pick_exhaust = Put de professor uit wiens college je kunt missen.
tip-double_bonus = Eens per spel: bewaar het voor een aanwinst.
tip-price_config = Hoge prijzen voor gewilde kleuren, lage om gekozen te worden.
tip-discard_book = Houd woordenboeken en kleuren met aanzien.

## Options
option-decline = Zie ervan af
option-pick_chancellor = { $name }: { $about }
option-shelf_value = Een plank van { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
option-place_own = { $count } in de etalage, { $rest } in het magazijn
option-start_step-yes = Zet de stap
option-start_step-no = Laat hem schieten
option-pick_student = { $name } ({ $faculty }): { $about }
option-reduce = De { $count } van rang { $rank } of beter
option-pay = { $count } × { $book }
option-pick_professor = { $name }: { $about }
option-pick_exhaust = Put uit: { $professor }
option-pick_exhaust-ducats = Betaal liever { $ducats } dukaten
option-menu-space = Stuur { $masters ->
        [one] { $masters } meester
       *[other] { $masters } meesters
    } naar: { $space }
option-menu-bishop = Stuur meesters naar: bisschop
option-menu-lecture = Laat { $professor } college geven, voor een { $book }
option-menu-lecture-free = Laat { $professor } college geven, zonder boek
option-menu-ready = Paracelsus: maak { $professor } weer beschikbaar
option-menu-green = Zet een groene stap (nog { $left })
option-menu-black = Zet een zwarte stap (nog { $left }): { $cost }
option-menu-black-top = Zet een zwarte stap
option-menu-bust = Neem buste { $bust }, met { $chancellor }
option-menu-free_lecture = Gratis college van { $professor }
option-menu-skip_lecture = Sla het gratis college over
option-menu-pass = Pas voor de rest van de ronde
option-menu-end_turn = Beëindig je beurt
option-bishop_count = { $masters ->
        [one] { $masters } meester
       *[other] { $masters } meesters
    } voor { $ducats } dukaten
option-tutor_count = { $tutors ->
        [one] { $tutors } repetitor
       *[other] { $tutors } repetitoren
    } en { $masters ->
        [one] { $masters } meester
       *[other] { $masters } meesters
    }
option-use_erasmus-yes = Tel een meester meer
option-use_erasmus-no = Deze keer niet
option-trade-antiquarian_1 = { $ducats } dukaten voor een leerboek
option-trade-antiquarian_2 = { $ducats } dukaten voor een leerboek en een woordenboek
option-trade-antiquarian_3 = { $ducats } dukaten voor een leerboek en { $dictionaries } woordenboeken
option-trade-park = { $ducats } dukaten voor { $points } punten
option-colloquium_source-seat = Leerboeken van { $owner }
option-colloquium_source-dictionaries = Woordenboeken
option-colloquium_source-stop = Geen tweede bron
option-colloquium_quantity = { $count } voor { $ducats } dukaten
option-pick_shelf = Plank { $slot } van { $owner }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
option-own_quantity = { $count ->
        [one] { $count } leerboek
       *[other] { $count } leerboeken
    }
option-exchange-buy_5 = 5 dukaten voor 5 punten
option-exchange-buy_10 = 10 dukaten voor 10 punten
option-exchange-sell_1 = 1 punt voor 5 dukaten
option-exchange-sell_2 = 2 punten voor 10 dukaten
option-exchange-decline = Niet ruilen
option-pick_master-master = Een meester
option-pick_master-tutor = Een repetitor
option-double_bonus-yes = Nog eens nemen
option-double_bonus-no = Bewaren voor later
option-price_config = Prijzen { $prices }

## Why not
reason-master_there = Je meester staat daar al
reason-too_few_masters = Je hebt meer meesters in je archief nodig
reason-nothing_to_do_there = Je kunt daar nu niemand aannemen
reason-at_the_top = Je staat al bovenaan het onderzoeksspoor
reason-book_missing = Je mist het boek dat dit college kost
reason-exhausted = Deze professor is uitgeput
reason-step_too_dear = Je kunt het volgende niveau nu niet betalen
reason-glory_not_reached = Je voldoet nog niet aan de roemtegel
reason-stack_empty = Er is er geen meer
reason-already_yours = Deze heb je al
reason-halls_full = Al je collegezalen zijn bezet
reason-hall_too_dear = Je hebt te weinig dukaten voor de volgende zaal
reason-books_missing = Je hebt de boeken niet
reason-ducats_missing = Je hebt te weinig dukaten
reason-points_missing = Je hebt te weinig punten
reason-rest_unpayable = Je zou de rest dan niet kunnen betalen
reason-colour_used = Al gebruikt in deze betaling
reason-rank_too_low = Deze kleur heeft te weinig aanzien
reason-is_ready = Deze professor is al beschikbaar
reason-paracelsus_used = Paracelsus hielp deze ronde al
reason-no_master_there = Daar staat geen meester van je
reason-source_used = Daar kocht je al
reason-shelf_flipped = De punten zijn al genomen

## The story
event-kept = { $you ->
    [yes] Je houdt startkaart { $card }.
   *[no] { $who } houdt een startkaart.
}
event-dropped = { $you ->
    [yes] Je legt startkaart { $card } terug.
   *[no] { $who } legt een startkaart terug.
}
event-shown = { $you ->
    [yes] Je toont startkaarten { $cards }: samen { $total }.
   *[no] { $who } toont startkaarten { $cards }: samen { $total }.
}
event-chancellor = { $you ->
    [yes] Je neemt { $chancellor } als kanselier.
   *[no] { $who } neemt { $chancellor } als kanselier.
}
event-extra = { $you ->
    [yes] Je houdt ook startkaart { $card }.
   *[no] { $who } houdt ook startkaart { $card }.
}
event-round = Ronde { $count } begint.
event-ignotus = Ignotus klimt { $steps ->
        [one] { $steps } stap
       *[other] { $steps } stappen
    }, drukt { $textbooks ->
        [one] { $textbooks } leerboek
       *[other] { $textbooks } leerboeken
    } en stuurt meesters naar { $spaces }.
event-sent = { $you ->
    [yes] Je stuurt { $all ->
            [one] { $all } meester
           *[other] { $all } meesters
        } naar: { $space }.
   *[no] { $who } stuurt { $all ->
            [one] { $all } meester
           *[other] { $all } meesters
        } naar: { $space }.
}
event-bishop = { $you ->
    [yes] De bisschop geeft je { $count } dukaten.
   *[no] De bisschop geeft { $who } { $count } dukaten.
}
event-trade = { $you ->
    [yes] Je betaalt { $ducats } dukaten voor { $trade }.
   *[no] { $who } betaalt { $ducats } dukaten voor { $trade }.
}
event-gained = { $you ->
    [yes] Je krijgt { $amounts }.
   *[no] { $who } krijgt { $amounts }.
}
event-paid = { $you ->
    [yes] Je betaalt { $amounts }.
   *[no] { $who } betaalt { $amounts }.
}
event-paid_books = { $you ->
    [yes] Je betaalt { $count } × { $book }.
   *[no] { $who } betaalt { $count } × { $book }.
}
event-steps = { $you ->
    [yes] Je krijgt { $steps }.
   *[no] { $who } krijgt { $steps }.
}
event-bought = { $you ->
    [yes] Je koopt { $count } × { $book } voor { $ducats } dukaten.
   *[no] { $who } koopt { $count } × { $book } voor { $ducats } dukaten.
}
event-marschalk = { $you ->
    [yes] Marschalk bedankt { $buyer }: elk een punt, en een leerboek voor jou.
   *[no] Marschalk bedankt { $buyer }: elk een punt, en een leerboek voor { $who }.
}
event-shelf = { $you ->
    [yes] Een plank van { $owner } geeft je { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }.
   *[no] Een plank van { $owner } geeft { $who } { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }.
}
event-own = { $you ->
    [yes] Je drukt boeken: { $displayed } in de etalage, { $stored } in het magazijn.
   *[no] { $who } drukt boeken: { $displayed } in de etalage, { $stored } in het magazijn.
}
event-student = { $you ->
    [yes] { $student } komt in je zaal { $hall }.
   *[no] { $student } komt in zaal { $hall } van { $who }.
}
event-professor = { $you ->
    [yes] Je stelt { $professor } aan.
   *[no] { $who } stelt { $professor } aan.
}
event-bookmark = { $you ->
    [yes] Colleges van { $professor } kosten je voortaan: { $book }.
   *[no] Colleges van { $professor } kosten { $who } voortaan: { $book }.
}
event-lecture = { $you ->
    [yes] Jouw { $professor } geeft college.
   *[no] { $professor } geeft college voor { $who }.
}
event-activated = { $you ->
    [yes] Je gebruikt opnieuw: { $space }.
   *[no] { $who } gebruikt opnieuw: { $space }.
}
event-exchanged = { $you ->
    [yes] Je ruilt { $exchange }.
   *[no] { $who } ruilt { $exchange }.
}
event-textbook = { $you ->
    [yes] Je neemt een { $book }.
   *[no] { $who } neemt een { $book }.
}
event-level = { $you ->
    [yes] Je klimt naar onderzoeksniveau { $count }.
   *[no] { $who } klimt naar onderzoeksniveau { $count }.
}
event-milestone = { $you ->
    [yes] Je mijlpaal { $number } levert op: { $bonus }.
   *[no] Mijlpaal { $number } levert { $who } op: { $bonus }.
}
event-master = { $you ->
    [yes] Je krijgt een extra meester.
   *[no] { $who } krijgt een extra meester.
}
event-tutor = { $you ->
    [yes] Je krijgt voor deze ronde een repetitor.
   *[no] { $who } krijgt voor deze ronde een repetitor.
}
event-rested = { $you ->
    [yes] Je stuurt { $count ->
            [one] { $count } meester
           *[other] { $count } meesters
        } naar de slaapzaal.
   *[no] { $who } stuurt { $count ->
            [one] { $count } meester
           *[other] { $count } meesters
        } naar de slaapzaal.
}
event-master_gone = { $you ->
    [yes] Je geeft een meester voorgoed op.
   *[no] { $who } geeft een meester voorgoed op.
}
event-bust = { $you ->
    [yes] Je neemt buste { $bust } en de hulp van { $chancellor }.
   *[no] { $who } neemt buste { $bust } en de hulp van { $chancellor }.
}
event-readied = { $you ->
    [yes] Jouw { $professor } is weer beschikbaar.
   *[no] { $professor } van { $who } is weer beschikbaar.
}
event-exhausted = { $you ->
    [yes] Jouw { $professor } raakt uitgeput door onderzoek.
   *[no] { $professor } van { $who } raakt uitgeput door onderzoek.
}
event-passed = { $you ->
    [yes] Je past.
   *[no] { $who } past.
}
event-discarded = { $you ->
    [yes] Je legt een { $book } af.
   *[no] { $who } legt een { $book } af.
}
event-first = { $you ->
    [yes] Je bent als eerste aan de beurt, daarna { $others }.
   *[no] { $who } is als eerste aan de beurt, daarna { $others }.
}
event-reputation = Aanzien van de boeken, van boven af: { $owners }.
event-income = { $you ->
    [yes] Jouw inkomsten: { $displayed } uit de etalage, { $students } van studenten, { $rank } voor aanzien.
   *[no] Inkomsten van { $who }: { $displayed } uit de etalage, { $students } van studenten, { $rank } voor aanzien.
}
event-prices = { $you ->
    [yes] Je stelt je prijzen in: { $prices }.
   *[no] { $who } stelt prijzen in: { $prices }.
}

## The scoring sheet
sheet-points = Prestigespoor
sheet-ducats = Dukaten en leerboeken
sheet-dictionaries = Woordenboeken
sheet-reputation = Aanzien van de boeken
sheet-milestones = Mijlpalen × professoren
sheet-professors = Professoren
sheet-mathematics = Wiskundestudenten
sheet-halls = Zalen A × B
sheet-busts = Bustes
sheet-total = Totaal
sheet-order = Plaats in de speelvolgorde (bij gelijke stand)

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
aspect-ducats = { $n ->
    [one] { $n } dukaat { $more }
   *[other] { $n } dukaten { $more }
}
aspect-books = { $n ->
    [one] { $n } boek { $more } in het magazijn
   *[other] { $n } boeken { $more } in het magazijn
}
aspect-displayed = { $n ->
    [one] { $n } boek { $more } in je etalage
   *[other] { $n } boeken { $more } in je etalage
}
aspect-students = { $n ->
    [one] { $n } student { $more }
   *[other] { $n } studenten { $more }
}
aspect-professors = { $n ->
    [one] { $n } professor { $more }
   *[other] { $n } professoren { $more }
}
aspect-ready = { $n ->
    [one] { $n } beschikbare professor { $more }
   *[other] { $n } beschikbare professoren { $more }
}
aspect-levels = { $n ->
    [one] { $n } onderzoeksniveau { $more }
   *[other] { $n } onderzoeksniveaus { $more }
}
aspect-milestones = { $n ->
    [one] { $n } mijlpaal { $more }
   *[other] { $n } mijlpalen { $more }
}
aspect-masters = { $n ->
    [one] { $n } meester { $more } beschikbaar
   *[other] { $n } meesters { $more } beschikbaar
}

## Speelstijlen van de bots
taste-all = Allround
taste-students = Studenten voorop
taste-professors = Professoren voorop
taste-research = Onderzoek voorop
taste-trade = Handel en boeken
