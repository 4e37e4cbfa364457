# Alma Mater in het Nederlands
## The game
game-title = Alma Mater
game-tagline = Leid een jonge universiteit in de renaissance: druk boeken, win studenten en professoren en klim in het onderzoek.
game-credits = Het regelboek dat wij hebben, noemt niemand.
variant-standard = Gewoon spel
variant-standard-about = Zes ronden voor twee tot vier. Met twee spelers doet de stille universiteit van Ignotus mee als derde.
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
gain-black = { $count ->
        [one] { $count } zwarte stap
       *[other] { $count } zwarte stappen
    }
gain-masters = { $count ->
        [one] { $count } meester
       *[other] { $count } meesters
    }
gain-tutors = { $count ->
        [one] { $count } repetitor
       *[other] { $count } repetitoren
    }
setup-name = Start { $number }
setup-card = Kaart { $number } (wit { $white }): { $gives }

## Faculties and spaces
faculty-art = kunst
faculty-law = rechten
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
space-antiquarian_park = antiquariaat/park
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
student-prodigy = Uitblinker
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
professor-advocate-about = Neem een student aan voor een leerboek minder; punten naar faculteit: kunst 1, rechten 2, geneeskunde 3, wiskunde 4.
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
cost-k9 = een leerboek per aangestelde professor
cost-k10 = 7 dukaten, 2 minder per student
cost-k11 = 1 dukaat en 1 extra per student
cost-k12 = de helft van de dukaten in het magazijn, naar boven afgerond
cost-k13 = stuur een meester naar de slaapzaal
cost-k14 = geef een meester voorgoed op
cost-k15 = gratis met 3 studenten, anders 2 dukaten en 3 punten
cost-k16 = put een beschikbare professor uit, of 5 dukaten
cost-k17 = 2 dukaten per universiteit op een lager niveau
cost-k18 = stuur alle meesters naar de slaapzaal
cost-k19 = put een beschikbare professor uit
cost-k20 = gratis met een professor, anders een leerboek en 3 punten
cost-k21 = gratis met 3 bustes, anders een meester naar de slaapzaal en 4 punten
bonus-m1 = 2 dukaten
bonus-m2 = 3 verschillende leerboeken en een woordenboek
bonus-m3 = 3 punten
bonus-m4 = een woordenboek en een gratis student
bonus-m5 = een professor zonder dukaten
bonus-m6 = een gratis student kunst of rechten
bonus-m7 = 2 leerboeken naar keuze en 5 punten
bonus-m8 = een gratis professor, niet van kunst
glory-a0 = 3 mijlpalen
glory-a1 = 4 woordenboeken en 15 dukaten
glory-a2 = 25 dukaten
glory-b0 = 3 studenten geneeskunde of wiskunde en 2 mijlpalen
glory-b1 = een student van elke faculteit
glory-b2 = 7 studenten
glory-c0 = 2 professoren kunst of rechten
glory-c1 = 4 professoren
glory-c2 = 3 professoren en 4 studenten kunst of rechten
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
ask-pay_kind = Deel { $part } van de prijs van de { $professor }: welke soort boek?
ask-set_bookmark = Welke soort boek kosten colleges van de { $professor } je voortaan?
ask-menu-open = Jouw beurt: stuur meesters, geef een college, of pas.
ask-menu-done = Je actie is gedaan. Nog iets voordat je beurt eindigt?
ask-menu-lecture = De { $professor } mag gratis college geven.
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
tip-draft_keep = Een kaart geeft je spullen voor het begin. Je witte getallen worden opgeteld: de laagste som begint en kiest het eerst een kanselier; hoge leveren meer op.
tip-draft_drop = Je krijgt wat de andere drie opleveren. De laagste witte som begint; een wit punt is ongeveer anderhalve dukaat waard.
tip-pick_chancellor = Hij helpt je het hele spel: wijs een kaart aan om te lezen hoe. Wie overblijft komt op buste a, voor wie hem verdient.
tip-extra_setup = Je krijgt wat ze oplevert, naast je drie. Neem de rijkste: ze verandert de volgorde niet.
tip-shelf_value = Een koper krijgt de punten, jij de dukaten: hoge planken lokken kopers. Van links wordt het eerst verkocht en links valt het eerst weg.
tip-gain_textbook = Boeken betalen studenten en professoren. Kleuren met aanzien en soorten in vaste professorprijzen zijn het nuttigst.
tip-place_own = Boeken in de etalage leveren dukaten op en worden verkocht; die in het magazijn betalen je kosten. Ze gaan nooit van het een naar het ander.
tip-start_step = Een groene stap brengt je gratis de trap op. Doe het bijna altijd.
tip-pick_student = De faculteit bepaalt de prijs in boeken; A-zalen maal B-zalen geeft punten aan het eind.
tip-reduce = Verlaag de eis waarvoor je boeken mist.
tip-pay_colour = Bewaar de kleuren die de volgende student nodig heeft.
tip-pick_professor = Wie het eerst aanstelt betaalt dukaten; wie het eerst boeken betaalt, legt de prijs vast voor iedereen.
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
option-pick_exhaust = Put de { $professor } uit
option-pick_exhaust-ducats = Betaal liever { $ducats } dukaten
option-menu-space = Stuur { $masters ->
        [one] { $masters } meester
       *[other] { $masters } meesters
    } naar: { $space }
option-menu-bishop = Stuur meesters naar: bisschop
option-menu-lecture = Laat de { $professor } college geven, voor 1 × { $book }
option-menu-lecture-free = Laat de { $professor } college geven, zonder boek
option-menu-ready = Paracelsus: maak de { $professor } weer beschikbaar
option-menu-green = Zet een groene stap (nog { $left })
option-menu-black = Zet een zwarte stap (nog { $left }): { $cost }
option-menu-black-top = Zet een zwarte stap
option-menu-bust = Neem buste { $bust }, met { $chancellor }
option-menu-free_lecture = Laat de { $professor } gratis college geven
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
option-trade-antiquarian_1 = Betaal { $ducats } dukaten voor een leerboek
option-trade-antiquarian_2 = Betaal { $ducats } dukaten voor een leerboek en een woordenboek
option-trade-antiquarian_3 = Betaal { $ducats } dukaten voor een leerboek en { $dictionaries } woordenboeken
option-trade-park = Betaal { $ducats } dukaten voor { $points } punten
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
option-exchange-decline = Ruil niet
option-pick_master-master = Een meester
option-pick_master-tutor = Een repetitor
option-double_bonus-yes = Neem hem nog eens
option-double_bonus-no = Bewaar Da Vinci voor later
option-price_config = Prijzen { $prices }

## Why not
reason-master_there = Je meester staat daar al.
reason-too_few_masters = Je hebt nog { $missing ->
        [one] { $missing } meester
       *[other] { $missing } meesters
    } in je archief nodig.
reason-nothing_to_do_there = Je kunt daar nu niemand aannemen.
reason-at_the_top = Je staat al bovenaan het onderzoeksspoor.
reason-book_missing = Dit college kost 1 × { $book }, en dat heb je niet.
reason-exhausted = Deze professor is uitgeput.
reason-step_too_dear = Voor het volgende niveau heb je nog { $missing } nodig.
reason-glory_not_reached = Voor deze buste heb je nog { $missing } nodig.
reason-stack_empty = Er is er geen meer.
reason-already_yours = Deze heb je al.
reason-halls_full = Al je collegezalen zijn bezet.
reason-hall_too_dear = Je hebt nog { $missing ->
        [one] { $missing } dukaat
       *[other] { $missing } dukaten
    } nodig voor de volgende zaal.
reason-books_missing = Je hebt nog { $missing } nodig.
reason-ducats_missing = Je hebt nog { $missing ->
        [one] { $missing } dukaat
       *[other] { $missing } dukaten
    } nodig.
reason-points_missing = Je hebt nog { $missing ->
        [one] { $missing } punt
       *[other] { $missing } punten
    } nodig.
reason-rest_unpayable = Je zou de rest dan niet kunnen betalen.
reason-colour_used = Deze soort heb je in deze betaling al gebruikt.
reason-rank_too_low = Hiervoor is een kleur van rang { $rank } of beter nodig.
reason-is_ready = Deze professor is al beschikbaar.
reason-paracelsus_used = Paracelsus heeft je deze ronde al geholpen.
reason-no_master_there = Daar staat geen meester van je.
reason-source_used = Daar heb je al gekocht.
reason-shelf_flipped = De punten zijn al genomen.
missing-ducats = { $count ->
        [one] { $count } dukaat
       *[other] { $count } dukaten
    }
missing-points = { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
missing-dictionaries = { $count ->
        [one] { $count } woordenboek
       *[other] { $count } woordenboeken
    }
missing-textbooks = { $count ->
        [one] { $count } passend leerboek
       *[other] { $count } passende leerboeken
    }
missing-books = { $count ->
        [one] { $count } passend boek
       *[other] { $count } passende boeken
    }
missing-of_this = { $count ->
        [one] { $count } boek van deze soort
       *[other] { $count } boeken van deze soort
    }
missing-masters = { $count ->
        [one] { $count } meester
       *[other] { $count } meesters
    } in je archief
missing-ready = een beschikbare professor
missing-ready-or = een beschikbare professor of { $count ->
        [one] { $count } dukaat
       *[other] { $count } dukaten
    }
missing-milestones = { $count ->
        [one] { $count } mijlpaal
       *[other] { $count } mijlpalen
    }
missing-students = { $count ->
        [one] { $count } student
       *[other] { $count } studenten
    }
missing-faculties = studenten { $faculties }
missing-cheap_students = { $count ->
        [one] { $count } student
       *[other] { $count } studenten
    } kunst of rechten
missing-dear_students = { $count ->
        [one] { $count } student
       *[other] { $count } studenten
    } geneeskunde of wiskunde
missing-professors = { $count ->
        [one] { $count } professor
       *[other] { $count } professoren
    }
missing-cheap_professors = { $count ->
        [one] { $count } professor
       *[other] { $count } professoren
    } kunst of rechten

## The story: headings
event-setup = Voorbereiding: { $phase }
event-round = Ronde { $round } van { $rounds }: acties
event-administration = Ronde { $round } van { $rounds }: einde van de ronde
event-income_phase = Ronde { $round } van { $rounds }: inkomsten
event-final = Eindtelling

## The story: parts of sentences
the = de { $name }
thanks-to = { " " }(dankzij { $by })
thanks-to-the = { " " }(dankzij de { $name })
after-a-free-recruit = { " " }(de eerste aanstelling was gratis)
for-free = , gratis
paying = { " " }en betaalt { $amounts }
source-bust = buste { $bust }
source-laboratory = het laboratorium
source-laboratory-pereira = het laboratorium, verbeterd door Pereira
tutors-apart = { " " }(repetitoren tellen niet voor de speelvolgorde)
glory-brings = , en brengt { $chancellor } mee
masters-saved = , { $count ->
        [one] { $count } meester
       *[other] { $count } meesters
    } minder dankzij Agricola
textbooks-saved = , { $count ->
        [one] { $count } leerboek
       *[other] { $count } leerboeken
    } minder dankzij { $by }
hall-ducats = { $count ->
        [one] { $count } dukaat
       *[other] { $count } dukaten
    } voor de zaal
own-displayed = { $count } in de etalage
own-stored = { $count } in het magazijn
bought-earned = ; { $seller } krijgt { $count } dukaten voor { $displayed } uit de etalage
bought-displayed = ; { $displayed } daarvan uit zijn etalage
lecture-for = , voor { $books }
lecture-free = , gratis
lecture-waived = , zonder boek dankzij { $by }
cause-points = het bereiken van 15 punten
cause-hall = het vullen van zaal 6
cause-bust = het nemen van buste a
pass-workers = { $workers } naar de slaapzaal
pass-professors = { $count ->
        [one] { $count } professor
       *[other] { $count } professoren
    } uitgeput
pass-rest = : { $rest }
order-place = { $player } ({ $count })
rank-place = { $rank } { $owner }
home-spaces = { $count ->
        [one] { $count } meester
       *[other] { $count } meesters
    } van de plekken
home-dormitory = { $count ->
        [one] { $count } meester
       *[other] { $count } meesters
    } uit de slaapzaal
home-tutors = { $count ->
        [one] { $count } repetitor
       *[other] { $count } repetitoren
    } naar de voorraad
home-professors = { $count ->
        [one] { $count } professor
       *[other] { $count } professoren
    } weer beschikbaar
no-ducats = 0 dukaten

## The story: set-up
event-research_card = Onderzoek { $letter }, eerste stap: { $first }; tweede stap: { $second }; mijlpaal: { $bonus }.
event-campus = Campusrij { $row }: { $students }, van elk { $stock } tegels.
event-academy = Academie: { $professors }, van elk { $stock } kaarten.
event-glory = Buste { $bust } is voor wie { $glory } heeft{ $brings }.
event-offer = Kanseliers om uit te kiezen: { $chancellors }.
event-dealt = Iedereen krijgt { $count } startkaarten.
event-kept = { $you ->
    [yes] Je houdt startkaart { $card }.
   *[no] { $who } houdt een startkaart.
}
event-hands = Iedereen geeft de andere kaarten door naar links.
event-fourth = { $you ->
    [yes] Je krijgt startkaart { $card } als vierde.
   *[no] { $who } krijgt een vierde startkaart.
}
event-dropped = { $you ->
    [yes] Je legt startkaart { $card } terug.
   *[no] { $who } legt een startkaart terug.
}
event-shown = { $you ->
    [yes] Je toont startkaarten { $cards }: witte getallen samen { $total }.
   *[no] { $who } toont startkaarten { $cards }: witte getallen samen { $total }.
}
event-first_order = Speelvolgorde, laagste som eerst{ $tied ->
        [yes] { " " }(bij gelijke som: de laagste kaart)
       *[no] { "" }
    }: { $order }.
event-chancellor = { $you ->
    [yes] Je neemt { $chancellor } als kanselier.
   *[no] { $who } neemt { $chancellor } als kanselier.
}
event-drawn = { $you ->
    [yes] Van Glareanus mag je { $count } startkaarten trekken.
   *[no] Van Glareanus mag { $who } { $count } startkaarten trekken.
}
event-extra = { $you ->
    [yes] Je houdt ook startkaart { $card } en legt de { $back } andere terug.
   *[no] { $who } houdt ook startkaart { $card } en legt de { $back } andere terug.
}
event-fame = Niemand nam { $chancellor }: de kaart komt op buste a.
event-ignotus_shelves = De planken van Ignotus liggen met deze punten: { $shelves }; ernaast { $aside }.
event-shelves = { $you ->
    [yes] Je legt je planken neer, met deze punten: { $shelves }; ernaast { $aside }.
   *[no] { $who } legt de planken neer, met deze punten: { $shelves }; ernaast { $aside }.
}
event-start = { $you ->
    [yes] Van je startkaarten krijg je { $gives }.
   *[no] Van de startkaarten krijgt { $who } { $gives }.
}
event-step_left = { $you ->
    [yes] Je laat een groene stap van de startkaarten schieten.
   *[no] { $who } laat een groene stap van de startkaarten schieten.
}
event-setup_away = Alle startkaarten gaan terug in de doos, ook de { $count } die nog in de stapel zaten.

## The story: Ignotus
event-ignotus_steps = Ignotus toont kaart { $card } en { $steps ->
        [0] blijft bovenaan het onderzoeksspoor
        [one] klimt { $steps } stap, van onderzoeksniveau { $from } naar { $to }
       *[other] klimt { $steps } stappen, van onderzoeksniveau { $from } naar { $to }
    }{ $lost ->
        [0] { "" }
        [one] ; { $lost } stap vervalt
       *[other] ; { $lost } stappen vervallen
    }.
event-ignotus_books = { $count ->
        [0] Ignotus drukt niets: zijn etalage is vol
        [one] Ignotus drukt { $count } leerboek voor zijn etalage
       *[other] Ignotus drukt { $count } leerboeken voor zijn etalage
    }{ $lost ->
        [0] { "" }
        [one] ; voor nog { $lost } is er geen plaats
       *[other] ; voor nog { $lost } is er geen plaats
    }.
event-ignotus_masters = Ignotus stuurt telkens één meester naar: { $spaces }.
event-ignotus_home = { $count ->
        [one] { $count } meester van Ignotus komt thuis.
       *[other] { $count } meesters van Ignotus komen thuis.
    }
event-ignotus_slid = De etalage van Ignotus schuift op; { $lost ->
        [0] er valt geen boek weg
       *[other] het linkerboek valt weg
    }.

## The story: turns
event-sent = { $you ->
    [yes] Je stuurt { $workers } naar: { $space }{ $note }.
   *[no] { $who } stuurt { $workers } naar: { $space }{ $note }.
}
event-erasmus = { $you ->
    [yes] Erasmus telt voor jou als { $count } meester meer bij de bisschop.
   *[no] Erasmus telt voor { $who } als { $count } meester meer bij de bisschop.
}
event-bishop = { $you ->
    [yes] De bisschop geeft je { $ducats } dukaten voor { $count ->
            [one] { $count } bezoeker
           *[other] { $count } bezoekers
        }{ $by }.
   *[no] De bisschop geeft { $who } { $ducats } dukaten voor { $count ->
            [one] { $count } bezoeker
           *[other] { $count } bezoekers
        }{ $by }.
}
event-trade = { $you ->
    [yes] Je betaalt { $ducats } dukaten voor { $amounts }{ $by }.
   *[no] { $who } betaalt { $ducats } dukaten voor { $amounts }{ $by }.
}
event-brought = { $you ->
    [yes] Je krijgt { $amounts } van { $source }.
   *[no] { $who } krijgt { $amounts } van { $source }.
}
event-nothing = { $you ->
    [yes] Je krijgt niets van { $source }.
   *[no] { $who } krijgt niets van { $source }.
}
event-press = { $you ->
    [yes] Je drukt { $count ->
            [0] geen eigen leerboeken
            [one] { $count } eigen leerboek voor { $ducats } dukaat
           *[other] { $count } eigen leerboeken voor { $ducats } dukaten
        } en krijgt { $steps }.
   *[no] { $who } drukt { $count ->
            [0] geen eigen leerboeken
            [one] { $count } eigen leerboek voor { $ducats } dukaat
           *[other] { $count } eigen leerboeken voor { $ducats } dukaten
        } en krijgt { $steps }.
}
event-own = { $you ->
    [yes] Je zet eigen leerboeken neer: { $places }.
   *[no] { $who } zet eigen leerboeken neer: { $places }.
}
event-textbook = { $you ->
    [yes] Je neemt { $books }.
   *[no] { $who } neemt { $books }.
}
event-bought = { $you ->
    [yes] Je koopt { $books } voor { $ducats } dukaten{ $display }.
   *[no] { $who } koopt { $books } voor { $ducats } dukaten{ $display }.
}
event-bought_supply = { $you ->
    [yes] Je koopt { $books } uit de voorraad voor { $ducats } dukaten.
   *[no] { $who } koopt { $books } uit de voorraad voor { $ducats } dukaten.
}
event-marschalk = { $you ->
    [yes] Marschalk geeft { $buyer } en jou elk { $points } punt, en je neemt { $count } × leerboek van { $buyer }.
   *[no] Marschalk geeft { $buyer } en { $who } elk { $points } punt, en { $who } neemt { $count } × leerboek van { $buyer }.
}
event-shelf = { $you ->
    [yes] Plank { $slot } van { $owner } geeft je { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        } en wordt omgedraaid.
   *[no] Plank { $slot } van { $owner } geeft { $who } { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        } en wordt omgedraaid.
}
event-recruits = { $you ->
    [yes] Je neemt de { $student } aan{ $paid }{ $saved }.
   *[no] { $who } neemt de { $student } aan{ $paid }{ $saved }.
}
event-paid_books = { $you ->
    [yes] Je betaalt { $books }.
   *[no] { $who } betaalt { $books }.
}
event-student = { $you ->
    [yes] De { $student } komt in je zaal { $hall }, in rij { $row }.
   *[no] De { $student } komt in zaal { $hall } van { $who }, in rij { $row }.
}
event-price_tiles = { $you ->
    [yes] Je neemt een set prijsfiches.
   *[no] { $who } neemt een set prijsfiches.
}
event-prices = { $you ->
    [yes] Je stelt de prijzen van je etalage in: { $prices }.
   *[no] { $who } stelt de prijzen van de etalage in: { $prices }.
}
event-first_recruiter = { $you ->
    [yes] Je bent de eerste die voor de { $professor } betaalt: { $ducats ->
            [0] alleen boeken
           *[other] { $ducats } dukaten
        }{ $by }.
   *[no] { $who } is de eerste die voor de { $professor } betaalt: { $ducats ->
            [0] alleen boeken
           *[other] { $ducats } dukaten
        }{ $by }.
}
event-price_set = { $you ->
    [yes] Je betaalt { $books }: voortaan de prijs van de { $professor }.
   *[no] { $who } betaalt { $books }: voortaan de prijs van de { $professor }.
}
event-price_paid = { $you ->
    [yes] Je betaalt de prijs van de { $professor }: { $books }.
   *[no] { $who } betaalt de prijs van de { $professor }: { $books }.
}
event-professor = { $you ->
    [yes] De { $professor } komt bij jou.
   *[no] De { $professor } komt bij { $who }.
}
event-bookmark = { $you ->
    [yes] Colleges van de { $professor } kosten je voortaan { $books }.
   *[no] Colleges van de { $professor } kosten { $who } voortaan { $books }.
}
event-lecture = { $you ->
    [yes] De { $professor } geeft college voor jou{ $cost }.
   *[no] De { $professor } geeft college voor { $who }{ $cost }.
}
event-skipped = { $you ->
    [yes] De { $professor } geeft het gratis college voor jou niet.
   *[no] De { $professor } geeft het gratis college voor { $who } niet.
}
event-activated = { $you ->
    [yes] Je herhaalt de actie van: { $space }.
   *[no] { $who } herhaalt de actie van: { $space }.
}
event-exchanged = { $you ->
    [yes] Je ruilt { $pays } voor { $gets }.
   *[no] { $who } ruilt { $pays } voor { $gets }.
}
event-slid = { $you ->
    [yes] Je etalage schuift op; { $lost ->
            [0] er valt geen boek weg
           *[other] het linkerboek valt weg
        }.
   *[no] De etalage van { $who } schuift op; { $lost ->
            [0] er valt geen boek weg
           *[other] het linkerboek valt weg
        }.
}
event-tutor = { $you ->
    [yes] Je krijgt voor deze ronde een repetitor.
   *[no] { $who } krijgt voor deze ronde een repetitor.
}
event-tutors_home = { $you ->
    [yes] { $count ->
            [one] { $count } repetitor van jou gaat
           *[other] { $count } repetitoren van jou gaan
        } terug naar de voorraad.
   *[no] { $count ->
            [one] { $count } repetitor van { $who } gaat
           *[other] { $count } repetitoren van { $who } gaan
        } terug naar de voorraad.
}
event-declined = { $you ->
    [yes] Je { $what ->
            [student] neemt geen student aan
            [professor] stelt geen professor aan
            [space] herhaalt geen actie
           *[exchange] ruilt niets
        }.
   *[no] { $who } { $what ->
            [student] neemt geen student aan
            [professor] stelt geen professor aan
            [space] herhaalt geen actie
           *[exchange] ruilt niets
        }.
}
event-green = { $you ->
    [yes] Je gebruikt een groene stap.
   *[no] { $who } gebruikt een groene stap.
}
event-black = { $you ->
    [yes] Je gebruikt een zwarte stap ({ $cost }){ $paid }.
   *[no] { $who } gebruikt een zwarte stap ({ $cost }){ $paid }.
}
event-rested = { $you ->
    [yes] Je stuurt { $workers } naar de slaapzaal.
   *[no] { $who } stuurt { $workers } naar de slaapzaal.
}
event-master_gone = { $you ->
    [yes] Je geeft { $workers } voorgoed op.
   *[no] { $who } geeft { $workers } voorgoed op.
}
event-exhausted = { $you ->
    [yes] Je { $professor } raakt uitgeput door onderzoek.
   *[no] De { $professor } van { $who } raakt uitgeput door onderzoek.
}
event-instead = { $you ->
    [yes] Je betaalt { $count } dukaten en spaart zo een professor.
   *[no] { $who } betaalt { $count } dukaten en spaart zo een professor.
}
event-level = { $you ->
    [yes] Je klimt naar onderzoeksniveau { $count }.
   *[no] { $who } klimt naar onderzoeksniveau { $count }.
}
event-milestone = { $you ->
    [yes] Mijlpaal { $number } levert je op: { $bonus }.
   *[no] Mijlpaal { $number } levert { $who } op: { $bonus }.
}
event-doubled = { $you ->
    [yes] Da Vinci herhaalt voor jou de bonus van mijlpaal { $number }: { $bonus }.
   *[no] Da Vinci herhaalt voor { $who } de bonus van mijlpaal { $number }: { $bonus }.
}
event-master = { $you ->
    [yes] Je krijgt een extra meester voor { $cause }.
   *[no] { $who } krijgt een extra meester voor { $cause }.
}
event-no_master = { $you ->
    [yes] Je hebt beide extra meesters al: geen voor { $cause }.
   *[no] { $who } heeft beide extra meesters al: geen voor { $cause }.
}
event-bust = { $you ->
    [yes] Je voldoet aan de voorwaarde van buste { $bust } ({ $glory }) en neemt die, en daarmee { $chancellor }.
   *[no] { $who } voldoet aan de voorwaarde van buste { $bust } ({ $glory }) en neemt die, en daarmee { $chancellor }.
}
event-readied = { $you ->
    [yes] Paracelsus maakt je { $professor } weer beschikbaar.
   *[no] Paracelsus maakt de { $professor } van { $who } weer beschikbaar.
}
event-lapsed = { $you ->
    [yes] Je laat { $steps } ongebruikt.
   *[no] { $who } laat { $steps } ongebruikt.
}
event-passed = { $you ->
    [yes] { $free ->
            [yes] Je past{ $rest }.
           *[no] Je kunt geen actie meer doen en past{ $rest }.
        }
   *[no] { $free ->
            [yes] { $who } past{ $rest }.
           *[no] { $who } kan geen actie meer doen en past{ $rest }.
        }
}

## The story: between rounds and at the end
event-order = Speelvolgorde naar het aantal meesters bij de bisschop{ $tied ->
        [arrived] { " " }(bij gelijk aantal: wie er het eerst was)
        [kept] { " " }(zonder meesters: de volgorde blijft)
        [both] { " " }(bij gelijk aantal: wie er het eerst was; zonder meesters: de volgorde blijft)
       *[no] { "" }
    }: { $order }.
event-discarded = { $you ->
    [yes] Je legt { $books } af: in je magazijn is plaats voor { $capacity }.
   *[no] { $who } legt { $books } af: in het magazijn is plaats voor { $capacity }.
}
event-reputation = Aanzien van de boeken: { $owners }.
event-home = { $you ->
    [yes] Weer thuis bij jou: { $home }.
   *[no] Weer thuis bij { $who }: { $home }.
}
event-income = { $you ->
    [yes] Je inkomsten zijn { $amounts }: { $displayed } uit de etalage{ $by }, { $students } van studenten en { $rank } voor aanzien. { $lost ->
            [0] Je etalage schuift op zonder verlies.
           *[other] Je etalage schuift op en verliest het linkerboek.
        }
   *[no] De inkomsten van { $who } zijn { $amounts }: { $displayed } uit de etalage{ $by }, { $students } van studenten en { $rank } voor aanzien. { $lost ->
            [0] De etalage schuift op zonder verlies.
           *[other] De etalage schuift op en verliest het linkerboek.
        }
}
event-end_goods = { $you ->
    [yes] Je staat op { $track } punten op het prestigespoor en krijgt er { $ducats } voor dukaten en leerboeken, { $dictionaries } voor woordenboeken en { $rank } voor het aanzien van je boeken bij.
   *[no] { $who } staat op { $track } punten op het prestigespoor en krijgt er { $ducats } voor dukaten en leerboeken, { $dictionaries } voor woordenboeken en { $rank } voor het aanzien van de boeken bij.
}
event-end_total = { $you ->
    [yes] Je krijgt { $milestones } voor mijlpalen × professoren, { $professors } voor professoren, { $mathematics } voor wiskundestudenten, { $halls } voor zalen A × B en { $busts } voor bustes: samen { $total }.
   *[no] { $who } krijgt { $milestones } voor mijlpalen × professoren, { $professors } voor professoren, { $mathematics } voor wiskundestudenten, { $halls } voor zalen A × B en { $busts } voor bustes: samen { $total }.
}
event-won = { $you ->
    [yes] Je wint met { $points } punten{ $tied ->
            [yes] , bij gelijke stand als eerste in de speelvolgorde
           *[no] { "" }
        }.
   *[no] { $who } wint met { $points } punten{ $tied ->
            [yes] , bij gelijke stand als eerste in de speelvolgorde
           *[no] { "" }
        }.
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

# What a drawing stands for in this game
icon-book = leerboek
icon-master = meester
icon-mask = Ignotus
icon-quill = kunst

# Op het bord
head-art = Kunst
head-law = Rechten
head-medicine = Geneeskunde
head-mathematics = Wiskunde
place-antiquarian = Antiquariaat
place-laboratory = Laboratorium
place-park = Park
place-antiquarian_park = Antiquariaat en park
place-bishop = Bisschop
place-colloquium = Colloquium
any-colour = elke
costs = kosten
reputation = Aanzien
storage = Magazijn
stored = { $stored } van { $room }
stored-over = { $stored } van { $room }: { $over } te veel
archive = Archief
to-send = te sturen
dormitory = Slaapzaal
passed-short = gepast
resting = rust
press = Drukpers
hall-next = volgende
your-university = Jouw universiteit
so-far = tot nu
rivals = Rivalen
tab-court = Plein
tab-stair = Trap
tab-mine = Van mij
ignotus-cards = { $shown } getoond, nog { $left }
nobody-there = niemand
masters-of = { $count } van { $who }
space-name = { $space }, meesters daar: { $masters }
student-name = Student: { $name }, nog { $count }
professor-name = Professor: { $name }, nog { $count }
lecturer-name = { $name } van { $who }{ $ready ->
    [0] , rust
   *[other] {""}
}
chancellor-name = { $name }, bij { $who }
faculty-name = Wat studenten kosten: { $faculty }
level-name = Onderzoeksniveau { $level }, { $milestone ->
    [0] kost { $words }
   *[other] mijlpaal: { $words }
}
drum-name = { $who } op onderzoeksniveau { $level }
bust-name = Buste { $bust }: { $name }; genomen door { $holders }
reputation-name = Aanzien van de boeken: { $ranks }
book-name = { $count } × { $book }
hall-name = Zaal { $hall } van { $who }: { $inside }
hall-empty = leeg
hall-founder = drukpers
shelf-name = Vak { $slot } van { $who }: prijs { $price }, plankpunten { $points }{ $book ->
    [0] , leeg
   *[other] , een boek
}
display-name = Etalage van { $who }, boeken: { $count }
ducats-name = Dukaten van { $who }: { $count }
archive-name = Archief van { $who }, meesters te sturen: { $count }
dormitory-name = Slaapzaal van { $who }, in rust: { $count }
palazzo-name = { $who }: punten { $points }, dukaten { $ducats }, meesters te sturen { $masters }, boeken { $books } van { $room }{ $passed ->
    [0] {""}
   *[other] , gepast
}
title-name = { $who }: punten { $points }, meesters { $masters }, plaats { $place } in de speelvolgorde
white-name = Startkaarten van { $who }, witte getallen samen { $white }
taken-by = Gekozen door { $player }
brief-glareanus = Een punt per college; een vierde startkaart.
brief-biringuccio = Een woordenboek en 3 dukaten per student in een B-zaal.
brief-erasmus = Eens per ronde één meester meer bij de bisschop.
brief-marschalk = Wie bij je koopt, brengt je een punt en een boek.
brief-da_vinci = Zwarte stappen; eens een mijlpaalbonus dubbel.
brief-copernicus = Boeken in je etalage leveren elk 2 dukaten op.
brief-paracelsus = Eens per ronde een professor weer klaar.
brief-pereira = Betere prijzen op vier plekken in de stad.
brief-agricola = Een bezette plek vraagt één meester minder.
brief-alberti = Je colleges kosten geen boek.
brief-advocate = Neem een student aan voor een leerboek minder; 1 tot 4 punten.
look-first = Wie eerst werft: { $ducats } dukaten, en boeken in het patroon { $pattern }. Hun soorten worden de prijs voor iedereen.
look-unpriced = Iemand stelde deze professor gratis aan: geen dukaten meer, alleen boeken in het patroon { $pattern }. Hun soorten worden de prijs voor iedereen.
look-price = Prijs: { $books }.
look-end = Punten aan het eind: { $points }.
look-left = Nog over: { $count }.
look-tutors = Repetitoren in de voorraad: { $count }.
look-bookmark = Een college kost: { $book }.
look-rests = Rust tot de volgende ronde.
look-student-cost = Kost { $books }.
look-cost-ranked = { $count ->
    [one] { $count } leerboek van rang { $rank } of beter
   *[other] { $count } leerboeken van één kleur, van rang { $rank } of beter
}
look-cost-any = { $count ->
    [one] { $count } leerboek van een kleur naar keuze
   *[other] { $count } leerboeken van één kleur naar keuze
}
look-differ = Alle kleuren verschillen. Een vorm toont wiens boeken nu mogen betalen.
look-next = De volgende bezoeker heeft { $count ->
    [one] één meester
   *[other] { $count } meesters
} nodig.
look-there = Meesters daar: { $masters }.
look-step-now = Voor jou: { $words }.
look-waiting = { $name }: { $words }
look-payable = Je kunt er nu een aannemen.
look-asks = Vraagt { $words }.
look-standing = Punten tot nu toe: { $points }. Als het spel nu eindigde: { $total }.
look-next-master = Bij { $points } punten komt er een extra meester.
look-passed = Gepast voor deze ronde.
look-hall = Studenten vullen de zalen op volgorde.
look-hall-cost = Een student hier plaatsen: { $count ->
        [one] { $count } dukaat
       *[other] { $count } dukaten
    }.
look-hall-room = Vanaf hier plaats voor { $count } boeken.
look-hall-master = Brengt een extra meester.
look-shelf = Een boek kost hier { $price } dukaten.
look-shelf-points = Wie hier koopt en deze plank kiest, krijgt punten: { $points }.
look-shelf-taken = De punten van deze plank zijn al genomen.
look-slot = Vak { $slot }
look-aside = Deze plank komt erbij als de etalage schuift.
look-reconstructed = De getallen zijn gereconstrueerd.
look-rank-line = { $rank }: { $who }, inkomen { $income }, punten aan het eind { $points }
look-turn-order = Speelvolgorde: { $order }.
look-ignotus = Kaart van deze ronde: stappen { $steps }, boeken { $books }, meesters op { $spaces }.
look-setup = Wit getal { $white }: de getallen van je kaarten worden opgeteld, en de laagste som begint.
look-chancellor = Een kanselier helpt één universiteit het hele spel.
look-gives = Geeft { $gives }.

# Het einde van het spel
end-title = De universiteit van { $player } gaat haar tijd voor
end-ahead = { $points } punten na zes ronden, { $ahead } meer dan { $player }
end-tied = { $points } punten, evenveel als { $player }: wie eerder in de speelvolgorde zit, wint
end-banner = Het einde
end-towers = De universiteiten
end-best = Waar ieder het best in was
end-sheet = Puntentelling
end-place = { $place }. { $player }
end-best-at = { $what }: { $points }
end-tower-name = Plaats { $place }: { $player }, punten { $points }. Het best in { $best }.
end-points = Prestigespoor
end-ducats = Dukaten
end-dictionaries = Woordenboeken
end-reputation = Aanzien
end-milestones = Mijlpalen × prof.
end-professors = Professoren
end-mathematics = Wiskunde
end-halls = Zalen A × B
end-busts = Bustes

# Weetjes over de kanseliers
fact-glareanus = Heinrich Glareanus uit Glarus werd door keizer Maximiliaan tot dichter gekroond, gaf les in Bazel en Freiburg, en telde in zijn Dodecachordon twaalf toonsoorten waar anderen er acht hadden.
fact-biringuccio = Vannoccio Biringuccio uit Siena schreef De la pirotechnia, gedrukt in 1540: een van de eerste gedrukte boeken over metalen en hoe je ze smelt.
fact-erasmus = Erasmus van Rotterdam gaf in 1516 het Nieuwe Testament in het Grieks uit, en woonde jarenlang bij zijn drukkers in huis.
fact-marschalk = Nikolaus Marschalk gaf les in Erfurt, Wittenberg en Rostock, en had zelf drukpersen.
fact-da_vinci = Leonardo da Vinci liet duizenden bladzijden met notities na, de meeste van rechts naar links geschreven.
fact-copernicus = Nicolaus Copernicus schreef ook over geld: slecht geld, waarschuwde hij, verdrijft goed geld. Zijn boek over de hemel werd gedrukt in 1543, het jaar dat hij stierf.
fact-paracelsus = Paracelsus gaf les in Bazel, in het Duits in plaats van het Latijn, en zei dat alleen de dosis iets tot vergif maakt.
fact-agricola = Georgius Agricola was arts in mijnsteden. Zijn De re metallica, over mijnbouw, werd gedrukt in 1556, een jaar na zijn dood.
fact-alberti = Leon Battista Alberti schreef over schilderen, bouwen en het gezin, en maakte een van de eerste grammatica’s van een levende Europese taal: het Italiaans.

# Uitleg in plaatjes
howto-heart = Je drukt boeken in één kleur, maar hebt boeken in andere kleuren nodig: verkoop de jouwe, koop die van hen, en betaal er studenten, professoren en onderzoek mee.
howto-rivals = De anderen
howto-rivals-text = Wat elke andere universiteit heeft, en haar boeken die te koop zijn. Wijs er een aan om binnen te kijken.
howto-stair = Onderzoek
howto-stair-text = Een groene stap omhoog is gratis; een zwarte kost wat het volgende plaatje toont. Elk derde niveau geeft een bonus. Wie hoger staat, heeft boeken met meer aanzien.
howto-campus = De campus
howto-campus-text = Stuur een meester door een deur om een student van die rij te werven. Boven de kolom staat hoeveel boeken, elk stel in een andere kleur.
howto-academy = De academie
howto-academy-text = Professoren geven college voor je, eens per ronde. Wie er het eerst een aanstelt, kiest de boeken; dat is de prijs voor iedereen.
howto-piazza = Het plein
howto-piazza-text = Boeken voor dukaten, onderzoeksstappen, punten, dukaten van de bisschop; en het colloquium, waar je uit de etalages van anderen koopt.
howto-halls = Jouw zalen
howto-halls-text = Studenten vullen ze op volgorde, om en om A en B. Aan het eind geeft A maal B punten. De nieuwste A-zaal zegt hoeveel boeken je mag bewaren.
howto-display = Jouw etalage
howto-display-text = Boeken die je drukte, te koop. Elk levert elke ronde een dukaat op. Wie er een koopt, betaalt jou en mag de groene punten nemen.
howto-masters = Jouw meesters
howto-masters-text = Wie je deze ronde nog kunt sturen. Niets meer te doen? Pas: de maan. Voor de volgende ronde komt iedereen thuis.
howto-card-name = Naam
howto-card-name-text = de kleur is de faculteit
howto-card-picture = Plaatje
howto-card-picture-text = het ding zegt wat het college doet
howto-card-points = Punten
howto-card-points-text = voor jou aan het eind
howto-card-left = Over
howto-card-left-text = zoveel kunnen er nog worden aangesteld
howto-card-lecture = College
howto-card-lecture-text = wat hij voor je doet, eens per ronde
howto-card-price = Prijs
howto-card-price-text = de eerste betaalt dukaten en kiest de soorten boeken
howto-step-send = Stuur een meester
howto-step-send-text = Gouden plekken kun je kiezen. Een lege vraagt één meester, een bezette meer dan de grootste groep daar. Hier gaat hij naar je eigen pers.
howto-step-print = Doe wat de plek doet
howto-step-print-text = Zeven boeken voor een dukaat per stuk: twee in de etalage om te verkopen, vijf in het magazijn om mee te betalen.
howto-step-climb = Neem je stappen
howto-step-climb-text = De pers geeft ook een zwarte stap: naar een mijlpaal. De bonus hier: een professor zonder dukaten.
howto-step-recruit = Betaal met boeken
howto-step-recruit-text = Niemand had de koorleider nog: jij kiest welke boeken je betaalt, en dat is vanaf nu zijn prijs.
howto-step-lecture = Geef college
howto-step-lecture-text = Een nieuwe professor mag meteen gratis college geven. Later kost het een boek, en rust hij tot de volgende ronde.
howto-winning = Na **zes ronden** wint wie het meeste **prestige** heeft: wat je verzamelde, en mijlpalen × professoren, A-zalen × B-zalen, aanzien, professoren, bustes, en een beetje voor dukaten en woordenboeken.
howto-reputation = Waarom klimmen?
howto-reputation-text = Aan het eind van elke ronde bepaalt de trap het aanzien van de boeken. Goede studenten vragen kleuren met aanzien, dus komen de anderen de jouwe kopen.
howto-tie = Gelijk aan het eind?
howto-tie-text = Wie eerder in de speelvolgorde zit, wint.
howto-sign-points = Prestigepunt
howto-sign-ducats = Dukaat
howto-sign-book = Leerboek
howto-sign-dictionary = Woordenboek
howto-sign-master = Meester
howto-sign-green = Groene stap: gratis
howto-sign-black = Zwarte stap: betalen
howto-sign-milestone = Mijlpaal

# Het begin, stap voor stap
way = Zo begin je
way-1 = Houd één startkaart van elke hand die langskomt
way-2 = Leg één van de vier terug; wat de andere geven krijg jij
way-3 = Kies een kanselier, de laagste witte som eerst
way-4 = Leg de planken van je etalage neer
way-5 = Neem wat je kaarten geven; dan begint ronde één

# Opties in de lijst
row-send = Stuur meesters naar
row-have = je hebt er { $count }
row-campus = Campusrij
row-press-second = Tweede drukpers
row-lecture = Geef college
row-ready = Weer beschikbaar, door Paracelsus
row-bust = Buste van { $chancellor }
row-left = nog { $steps }
row-green = Een groene stap, gratis
row-black = Een zwarte stap: { $cost }
row-cards = Wat de kaart geeft
row-white = wit getal
row-shelf = Een plank van
row-prices = Prijzen van links naar rechts
row-in-all = samen
row-textbooks = { $count ->
    [one] { $count } leerboek
   *[other] { $count } leerboeken
}
row-price = { $faculty }: { $books }
row-first-price = { $faculty }: { $ducats }, boeken in het patroon { $pattern }
row-unpriced = { $faculty }: geen dukaten, boeken in het patroon { $pattern }
