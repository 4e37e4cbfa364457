# Alma Mater in English
## The game
game-title = Alma Mater
game-tagline = Lead a young university of the Renaissance: print books, win students and professors, and climb in research.
game-credits = The rulebook that we have names nobody.
variant-standard = Standard game
variant-standard-about = Six rounds for two to four. With two players, the silent university of Ignotus takes part as the third.
headline = Round { $round } of { $rounds }, { $phase }
headline-setup = Set-up, { $phase }
headline-over = The game is over
phase-draft = choosing setup cards
phase-drop = dropping a setup card
phase-chancellor = choosing chancellors
phase-shelves = arranging shelves
phase-start = starting resources
phase-action = actions
phase-storage = storage check
phase-income = income
phase-over = final scoring

## Zones and labels of the table
zone-hand = Your setup cards
zone-shown = Setup cards shown
zone-offer = Chancellors to choose from
zone-campus = Campus
zone-academy = Academy
zone-places = Around the town
zone-research = Research
zone-fame = Hall of fame
zone-reputation = Book reputation and turn order
label-requirement = textbooks of one colour
label-requirement-about = How many textbooks of one colour, and the worst reputation rank that colour may have. All colours differ.
label-costs = A student costs
label-dictionaries = dictionaries
label-first-ducats = ducats (first only)
label-pattern = different books
label-end-points = points at the end
label-first-step = First step: { $cost }
label-second-step = Second step: { $cost }
label-bonus = Milestone: { $bonus }
label-research-card = Research { $letter }
label-milestone = milestone
label-pools = Steps of this turn: { $green } green, { $black } black
label-bust = Bust { $bust }
label-glory-missing = { $who }: { $count } to go
label-glory-taken = { $who } has it
label-rank = { $rank }: { $who } (income { $ducats }, end { $points })
label-nobody = not ranked yet
label-order = Turn order: { $order }
label-tutors = Tutors in the supply: { $count }
label-tutors-here = tutors
label-ignotus = Ignotus has shown { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }; { $left } left in his deck.
label-ducats = ducats
label-points = points
label-books = books
label-archive = archive
label-dormitory = dormitory
label-next-master = An additional master at { $points } points
label-storage = Storage: { $stored } of { $room } books
label-passed = Passed for this round
label-display = Display
label-shelf-points = points
label-price = price
label-aside = aside
label-halls = Lecture halls
label-row = Row { $row }
label-hall = Hall { $hall }
label-hall-cost = to place
label-capacity = storage
label-printed-student = Founding student
label-professors = Professors
label-chancellors = Chancellors
ignotus = Ignotus

## Books, steps and gains
book-dictionary = dictionary
book-own = own textbook
book-textbook = textbook of { $owner }
gain-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
gain-ducats = { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }
gain-dictionaries = { $count ->
        [one] { $count } dictionary
       *[other] { $count } dictionaries
    }
gain-textbooks = { $count ->
        [one] { $count } textbook
       *[other] { $count } textbooks
    } of choice
gain-own_textbooks = { $count ->
        [one] { $count } own textbook
       *[other] { $count } own textbooks
    }
gain-students = { $count ->
        [one] { $count } art student
       *[other] { $count } art students
    }
gain-green = { $count ->
        [one] { $count } green step
       *[other] { $count } green steps
    }
gain-black = { $count ->
        [one] { $count } black step
       *[other] { $count } black steps
    }
gain-masters = { $count ->
        [one] { $count } master
       *[other] { $count } masters
    }
gain-tutors = { $count ->
        [one] { $count } tutor
       *[other] { $count } tutors
    }
setup-name = Setup { $number }
setup-card = Card { $number } (white { $white }): { $gives }

## Faculties and spaces
faculty-art = art
faculty-law = law
faculty-medicine = medicine
faculty-mathematics = mathematics
space-campus_1 = campus row 1
space-campus_2 = campus row 2
space-campus_3 = campus row 3
space-campus_4 = campus row 4
space-academy_1 = academy 1
space-academy_2 = academy 2
space-academy_3 = academy 3
space-academy_4 = academy 4
space-antiquarian = antiquarian
space-laboratory = laboratory
space-park = park
space-antiquarian_park = antiquarian/park
space-bishop = bishop
space-colloquium = colloquium
space-own = own printing press
space-own_second = second printing press
space-campus_1-about = Recruit a student of this row.
space-campus_2-about = Recruit a student of this row.
space-campus_3-about = Recruit a student of this row.
space-campus_4-about = Recruit a student of this row.
space-academy_1-about = Recruit one of the professors beside it.
space-academy_2-about = Recruit one of the professors beside it.
space-academy_3-about = Recruit one of the professors beside it.
space-academy_4-about = Recruit one of the professors beside it.
space-antiquarian-about = Buy a textbook of any colour, with dictionaries if you pay more.
space-laboratory-about = Gain three black steps or one green step.
space-park-about = Turn ten ducats into seven points.
space-antiquarian_park-about = Buy books as at the antiquarian, or points as in the park.
space-bishop-about = Ducats for one to three masters, and a say in the turn order.
space-colloquium-about = Buy books from another university, or dictionaries; a fresh shelf you bought from gives points.
space-own-about = Print up to eight own textbooks at a ducat each, and gain a black step.
space-own_second-about = Works like your own printing press.

## Students
student-printer = Printer
student-printer-about = A second printing press of your own.
student-librarian = Librarian
student-librarian-about = 1 ducat now and every income; 4 more books fit in storage.
student-chorister = Chorister
student-chorister-about = At the bishop: 1 ducat more per master, and a black step.
student-trader = Trader
student-trader-about = Take price tiles and set your display's prices, now and every income.
student-lexicographer = Lexicographer
student-lexicographer-about = 1 ducat and 1 dictionary now and every income.
student-envoy = Envoy
student-envoy-about = At the colloquium you may buy from two sources.
student-clerk = Clerk
student-clerk-about = A green step after each professor you recruit.
student-bursar = Bursar
student-bursar-about = 2 ducats now, and 2 after each further student.
student-steward = Steward
student-steward-about = A point now per student in your B halls; 4 ducats now and every income.
student-assistant = Assistant
student-assistant-about = A point now per student in your B halls; students cost a textbook less.
student-prodigy = Prodigy
student-prodigy-about = A point now per student in your B halls; a green step on the first level of each research card.
student-recruiter = Recruiter
student-recruiter-about = A point now per student in your B halls; professors cost you no ducats.
student-researcher = Researcher
student-researcher-about = At the end 2 points per milestone.
student-laureate = Laureate
student-laureate-about = At the end 3 points per bust.
student-dean = Dean
student-dean-about = At the end a point per student of yours.
student-fellow = Fellow
student-fellow-about = At the end 2 points per professor of yours.

## Professors
professor-engraver = Engraver
professor-engraver-about = Fill every empty slot of your display, free.
professor-geometer = Geometer
professor-geometer-about = Repeat the action of a space where your master stands.
professor-astronomer = Astronomer
professor-astronomer-about = Gain 3 black steps.
professor-accountant = Accountant
professor-accountant-about = 1 ducat per displayed book, then the display slides.
professor-anatomist = Anatomist
professor-anatomist-about = Recruit any student for a textbook less.
professor-herbalist = Herbalist
professor-herbalist-about = Gain a green step.
professor-physician = Physician
professor-physician-about = A tutor joins your archive for this round.
professor-apothecary = Apothecary
professor-apothecary-about = Gain a dictionary and a black step.
professor-advocate = Advocate
professor-advocate-about = Recruit any student for a textbook less; points by faculty: art 1, law 2, medicine 3, mathematics 4.
professor-notary = Notary
professor-notary-about = Trade ducats for points, or points for ducats.
professor-glossator = Glossator
professor-glossator-about = A dictionary, a textbook of choice and an own textbook.
professor-treasurer = Treasurer
professor-treasurer-about = 2 ducats per master in your archive.
professor-choirmaster = Choirmaster
professor-choirmaster-about = A point per master in your archive.
professor-bookbinder = Bookbinder
professor-bookbinder-about = A point per book in your display.
professor-rhetorician = Rhetorician
professor-rhetorician-about = A point per student in your A halls.
professor-painter = Painter
professor-painter-about = 2 points per art professor and 1 per other professor of yours.

## Chancellors
chancellor-glareanus = Glareanus
chancellor-glareanus-about = A point for every lecture. At set-up: a fourth setup card, one of three.
chancellor-biringuccio = Biringuccio
chancellor-biringuccio-about = A dictionary and 3 ducats for each student placed in a B hall.
chancellor-erasmus = Erasmus
chancellor-erasmus-about = Once a round your visit to the bishop counts as one master more.
chancellor-marschalk = Marschalk
chancellor-marschalk-about = Who buys from your display brings you both a point, and you one of the buyer's textbooks.
chancellor-da_vinci = Da Vinci
chancellor-da_vinci-about = Once a turn a black step after you advance; once a game a milestone's bonus twice.
chancellor-copernicus = Copernicus
chancellor-copernicus-about = In the income phase displayed books pay 2 ducats each.
chancellor-paracelsus = Paracelsus
chancellor-paracelsus-about = Once a round ready an exhausted professor.
chancellor-pereira = Pereira
chancellor-pereira-about = Antiquarian for 2, 4 or 6 ducats; bishop 3, 7 or 11; park 10 points; laboratory 4 black, or 1 green and 1 black.
chancellor-agricola = Agricola
chancellor-agricola-about = An occupied space needs one master fewer.
chancellor-alberti = Alberti
chancellor-alberti-about = Your lectures cost no book.

## Research
cost-free = free
cost-now-ducats = { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    } now
cost-now-textbooks = { $count ->
        [one] { $count } textbook
       *[other] { $count } textbooks
    } now
cost-k1 = a dictionary
cost-k2 = 2 textbooks of different colours
cost-k3 = 5 textbooks, 2 fewer per bust
cost-k4 = 3 ducats
cost-k5 = 5 ducats, 2 fewer per master at the bishop
cost-k6 = 2 ducats per master in the archive
cost-k7 = 3 textbooks of any colours
cost-k8 = 2 textbooks of one colour and 2 of another
cost-k9 = a textbook per professor recruited
cost-k10 = 7 ducats, 2 fewer per student
cost-k11 = 1 ducat and 1 more per student
cost-k12 = half of the ducats in storage, rounded up
cost-k13 = send a master to the dormitory
cost-k14 = give up a master for good
cost-k15 = free with 3 students, else 2 ducats and 3 points
cost-k16 = exhaust a ready professor, or 5 ducats
cost-k17 = 2 ducats per university on a lower level
cost-k18 = send all masters to the dormitory
cost-k19 = exhaust a ready professor
cost-k20 = free with a professor, else a textbook and 3 points
cost-k21 = free with 3 busts, else a master to the dormitory and 4 points
bonus-m1 = 2 ducats
bonus-m2 = 3 different textbooks and a dictionary
bonus-m3 = 3 points
bonus-m4 = a dictionary and a free student
bonus-m5 = a professor without ducats
bonus-m6 = a free student of art or law
bonus-m7 = 2 textbooks of choice and 5 points
bonus-m8 = a free professor, not of art
glory-a0 = 3 milestones
glory-a1 = 4 dictionaries and 15 ducats
glory-a2 = 25 ducats
glory-b0 = 3 students of medicine or mathematics and 2 milestones
glory-b1 = a student of each faculty
glory-b2 = 7 students
glory-c0 = 2 professors of art or law
glory-c1 = 4 professors
glory-c2 = 3 professors and 4 students of art or law
bust-a = Brings an additional master.
bust-b = Brings 2 dictionaries and a textbook.
bust-c = Brings 2 green steps.

## Questions
ask-draft_keep = Which setup card do you keep? The others go to your left.
ask-draft_drop = Which of your four setup cards do you put back?
ask-pick_chancellor = Choose your chancellor.
ask-extra_setup = Glareanus: keep one of these three setup cards.
ask-shelf_value = Which shelf goes into slot { $slot } of your display?
ask-gain_textbook = Take a textbook of which colour?
ask-place_own = You gain { $count ->
        [one] { $count } own textbook
       *[other] { $count } own textbooks
    }. How many go into the display?
ask-start_step = Use a green step of your setup cards?
ask-pick_student-row = Recruit which student of row { $row }?
ask-pick_student-lecture = Recruit a student for a textbook less?
ask-pick_student-bonus = Recruit a student without paying books?
ask-pick_student-setup = Choose the art student of your setup card.
ask-reduce = Which requirement becomes one textbook smaller?
ask-pay_colour = Pay { $count ->
        [one] { $count } textbook
       *[other] { $count } textbooks
    } of which colour?
ask-pick_professor-normal = Recruit which professor?
ask-pick_professor-no_ducats = Recruit a professor without ducats?
ask-pick_professor-free = Recruit a professor free of charge?
ask-pay_kind = Part { $part } of the price of the { $professor }: which kind of book?
ask-set_bookmark = Which kind of book will lectures of the { $professor } cost you?
ask-menu-open = Your turn: send masters, give a lecture, or pass.
ask-menu-done = Your action is done. Anything else before your turn ends?
ask-menu-lecture = The { $professor } may lecture free of charge.
ask-bishop_count = How many masters visit the bishop?
ask-tutor_count = How many tutors are among those you send?
ask-use_erasmus = Let Erasmus count as one master more?
ask-trade = What do you buy?
ask-laboratory_choice = Which steps do you take from the laboratory?
ask-colloquium_source = Whose books do you buy?
ask-colloquium_quantity = How many of these do you buy: { $book }?
ask-pick_shelf = Take the points of which shelf you bought from?
ask-own_quantity = How many own textbooks do you print, at a ducat each?
ask-activate = Repeat the action of which space?
ask-exchange = Exchange ducats and points?
ask-pick_master = A master or a tutor?
ask-pick_exhaust = Which professor is exhausted for this step?
ask-double_bonus = Use Da Vinci to gain this bonus again: { $bonus }?
ask-price_config = Which prices do you set over your display?
ask-discard_book = Storage holds { $capacity } books. Discard { $over } more: which one now?

## Tips
tip-draft_keep = A card brings goods for the start. Your white numbers are added up: the lowest sum goes first and chooses a chancellor first; high ones bring more.
tip-draft_drop = You get what the other three bring. The lowest white sum goes first; a white point is worth about a ducat and a half.
tip-pick_chancellor = He helps you all game long: point at a card to read how. The one whom nobody takes lies on bust a, for all to earn.
tip-extra_setup = You get what it brings besides your three. Take the richest: it does not change the turn order.
tip-shelf_value = A buyer takes the points, you the ducats: high shelves tempt buyers. Those on the left are sold from first and fall out first.
tip-gain_textbook = Books pay for students and professors. Well reputed colours and the kinds in fixed professor prices are the most useful.
tip-place_own = Displayed books earn ducats and sell; stored ones pay your costs. They never move between the two.
tip-start_step = A green step takes you up the stair for nothing. Nearly always yes.
tip-pick_student = The faculty sets the price in books; even rows A and B multiply at the end.
tip-reduce = Reduce the requirement you lack books for.
tip-pay_colour = Keep the colours that the next student needs.
tip-pick_professor = The first recruiter pays ducats; the first to pay books fixes the price for everybody.
tip-pay_kind = Your own colour in the largest part sells your books later and keeps lectures cheap.
tip-set_bookmark = Pick the kind you can always get.
tip-menu = One main action per turn; steps, busts and Paracelsus are free, before or after it. Unused steps are lost.
tip-bishop_count = Three at once pay better than three visits, and help you go first.
tip-tutor_count = Tutors go home after the action and leave the space open.
tip-use_erasmus = Once a round; it counts for ducats and turn order.
tip-trade = Late in the game points are worth more than ducats.
tip-laboratory_choice = Three black steps are good only if you can pay for them.
tip-colloquium_source = The money goes to the owner of the display.
tip-colloquium_quantity = Displayed books from left to right, further ones from the supply.
tip-pick_shelf = Each shelf gives its points only once.
tip-own_quantity = A full display earns six ducats each income.
tip-activate = The action is done as if with one master.
tip-exchange = Early, two points buy ten ducats; late, ducats become points.
tip-pick_master = Pay with what you will not use any more this round.
tip-pick_exhaust = Exhaust the professor whose lecture you can do without.
tip-double_bonus = Once per game: keep it for a recruit.
tip-price_config = High prices for wanted colours, low ones to be chosen at all.
tip-discard_book = Keep dictionaries and well reputed colours.

## Options
option-decline = Decline
option-pick_chancellor = { $name }: { $about }
option-shelf_value = A shelf of { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
option-place_own = { $count } on display, { $rest } to storage
option-start_step-yes = Take the step
option-start_step-no = Let it go
option-pick_student = { $name } ({ $faculty }): { $about }
option-reduce = The { $count } of rank { $rank } or better
option-pay = { $count } × { $book }
option-pick_professor = { $name }: { $about }
option-pick_exhaust = Exhaust the { $professor }
option-pick_exhaust-ducats = Pay { $ducats } ducats instead
option-menu-space = Send { $masters ->
        [one] { $masters } master
       *[other] { $masters } masters
    } to: { $space }
option-menu-bishop = Send masters to: bishop
option-menu-lecture = Let the { $professor } lecture, for 1 × { $book }
option-menu-lecture-free = Let the { $professor } lecture, without a book
option-menu-ready = Paracelsus: ready the { $professor }
option-menu-green = Take a green step ({ $left } left)
option-menu-black = Take a black step ({ $left } left): { $cost }
option-menu-black-top = Take a black step
option-menu-bust = Take bust { $bust }, with { $chancellor }
option-menu-free_lecture = Let the { $professor } lecture free of charge
option-menu-skip_lecture = Skip the free lecture
option-menu-pass = Pass for the rest of the round
option-menu-end_turn = End your turn
option-bishop_count = { $masters ->
        [one] { $masters } master
       *[other] { $masters } masters
    } for { $ducats } ducats
option-tutor_count = { $tutors ->
        [one] { $tutors } tutor
       *[other] { $tutors } tutors
    } and { $masters ->
        [one] { $masters } master
       *[other] { $masters } masters
    }
option-use_erasmus-yes = Count one master more
option-use_erasmus-no = Not this time
option-trade-antiquarian_1 = Pay { $ducats } ducats for a textbook
option-trade-antiquarian_2 = Pay { $ducats } ducats for a textbook and a dictionary
option-trade-antiquarian_3 = Pay { $ducats } ducats for a textbook and { $dictionaries } dictionaries
option-trade-park = Pay { $ducats } ducats for { $points } points
option-colloquium_source-seat = Textbooks of { $owner }
option-colloquium_source-dictionaries = Dictionaries
option-colloquium_source-stop = No second source
option-colloquium_quantity = { $count } for { $ducats } ducats
option-pick_shelf = Shelf { $slot } of { $owner }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
option-own_quantity = { $count ->
        [one] { $count } textbook
       *[other] { $count } textbooks
    }
option-exchange-buy_5 = 5 ducats for 5 points
option-exchange-buy_10 = 10 ducats for 10 points
option-exchange-sell_1 = 1 point for 5 ducats
option-exchange-sell_2 = 2 points for 10 ducats
option-exchange-decline = No exchange
option-pick_master-master = A master
option-pick_master-tutor = A tutor
option-double_bonus-yes = Gain it again
option-double_bonus-no = Save it for later
option-price_config = Prices { $prices }

## Why not
reason-master_there = Your master stands there already.
reason-too_few_masters = You need { $missing ->
        [one] { $missing } more master
       *[other] { $missing } more masters
    } in your archive.
reason-nothing_to_do_there = You could recruit nobody there now.
reason-at_the_top = You are at the top of the research track.
reason-book_missing = This lecture costs 1 × { $book }, and you have none.
reason-exhausted = This professor is exhausted.
reason-step_too_dear = For the next level you still need { $missing }.
reason-glory_not_reached = For this bust you still need { $missing }.
reason-stack_empty = None is left.
reason-already_yours = You have this one already.
reason-halls_full = All your lecture halls are taken.
reason-hall_too_dear = You need { $missing ->
        [one] { $missing } more ducat
       *[other] { $missing } more ducats
    } for the next hall.
reason-books_missing = You need { $missing }.
reason-ducats_missing = You need { $missing ->
        [one] { $missing } more ducat
       *[other] { $missing } more ducats
    }.
reason-points_missing = You need { $missing ->
        [one] { $missing } more point
       *[other] { $missing } more points
    }.
reason-rest_unpayable = You could not pay the rest then.
reason-colour_used = You have used this kind in this payment already.
reason-rank_too_low = This needs a colour of rank { $rank } or better.
reason-is_ready = This professor is ready.
reason-paracelsus_used = Paracelsus has helped you this round already.
reason-no_master_there = No master of yours stands there.
reason-source_used = You have bought there already.
reason-shelf_flipped = Its points have been taken already.
missing-ducats = { $count ->
        [one] { $count } more ducat
       *[other] { $count } more ducats
    }
missing-points = { $count ->
        [one] { $count } more point
       *[other] { $count } more points
    }
missing-dictionaries = { $count ->
        [one] { $count } more dictionary
       *[other] { $count } more dictionaries
    }
missing-textbooks = { $count ->
        [one] { $count } more fitting textbook
       *[other] { $count } more fitting textbooks
    }
missing-books = { $count ->
        [one] { $count } more fitting book
       *[other] { $count } more fitting books
    }
missing-of_this = { $count ->
        [one] { $count } more book of this kind
       *[other] { $count } more books of this kind
    }
missing-masters = { $count ->
        [one] { $count } master
       *[other] { $count } masters
    } in your archive
missing-ready = a ready professor
missing-ready-or = a ready professor or { $count ->
        [one] { $count } more ducat
       *[other] { $count } more ducats
    }
missing-milestones = { $count ->
        [one] { $count } more milestone
       *[other] { $count } more milestones
    }
missing-students = { $count ->
        [one] { $count } more student
       *[other] { $count } more students
    }
missing-faculties = students of { $faculties }
missing-cheap_students = { $count ->
        [one] { $count } more student
       *[other] { $count } more students
    } of art or law
missing-dear_students = { $count ->
        [one] { $count } more student
       *[other] { $count } more students
    } of medicine or mathematics
missing-professors = { $count ->
        [one] { $count } more professor
       *[other] { $count } more professors
    }
missing-cheap_professors = { $count ->
        [one] { $count } more professor
       *[other] { $count } more professors
    } of art or law

## The story: headings
event-setup = Set-up: { $phase }
event-round = Round { $round } of { $rounds }: actions
event-administration = Round { $round } of { $rounds }: end of the round
event-income_phase = Round { $round } of { $rounds }: income
event-final = Final scoring

## The story: parts of sentences
the = the { $name }
thanks-to = { " " }(thanks to { $by })
thanks-to-the = { " " }(thanks to the { $name })
after-a-free-recruit = { " " }(the first recruiter paid nothing)
for-free = , free of charge
paying = , paying { $amounts }
source-bust = bust { $bust }
source-laboratory = the laboratory
source-laboratory-pereira = the laboratory, improved by Pereira
tutors-apart = { " " }(tutors do not count for the turn order)
glory-brings = , and brings { $chancellor }
masters-saved = , { $count ->
        [one] { $count } master
       *[other] { $count } masters
    } fewer thanks to Agricola
textbooks-saved = , { $count ->
        [one] { $count } textbook
       *[other] { $count } textbooks
    } less thanks to { $by }
hall-ducats = { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    } for the hall
own-displayed = { $count } on display
own-stored = { $count } in storage
bought-earned = ; { $seller } earns { $count } ducats for { $displayed } from the display
bought-displayed = ; { $displayed } of them from the display of Ignotus
lecture-for = , for { $books }
lecture-free = , free of charge
lecture-waived = , without a book thanks to { $by }
cause-points = reaching 15 points
cause-hall = filling hall 6
cause-bust = taking bust a
pass-workers = { $workers } to the dormitory
pass-professors = { $count ->
        [one] { $count } professor
       *[other] { $count } professors
    } exhausted
pass-rest = : { $rest }
order-place = { $player } ({ $count })
rank-place = { $rank } { $owner }
home-spaces = { $count ->
        [one] { $count } master
       *[other] { $count } masters
    } from the spaces
home-dormitory = { $count ->
        [one] { $count } master
       *[other] { $count } masters
    } from the dormitory
home-tutors = { $count ->
        [one] { $count } tutor
       *[other] { $count } tutors
    } to the supply
home-professors = { $count ->
        [one] { $count } professor
       *[other] { $count } professors
    } ready again
no-ducats = 0 ducats

## The story: set-up
event-research_card = Research { $letter }, first step: { $first }; second step: { $second }; milestone: { $bonus }.
event-campus = Campus row { $row }: { $students }, { $stock } tiles of each.
event-academy = Academy: { $professors }, { $stock } cards of each.
event-glory = Bust { $bust } is for whoever has { $glory }{ $brings }.
event-offer = Chancellors to choose from: { $chancellors }.
event-dealt = Everybody is dealt { $count } setup cards.
event-kept = { $you ->
    [yes] You keep setup card { $card }.
   *[no] { $who } keeps a setup card.
}
event-hands = Everybody passes the other cards to the left.
event-fourth = { $you ->
    [yes] You receive setup card { $card } as your fourth.
   *[no] { $who } receives a fourth setup card.
}
event-dropped = { $you ->
    [yes] You put back setup card { $card }.
   *[no] { $who } puts back a setup card.
}
event-shown = { $you ->
    [yes] You show setup cards { $cards }: white numbers { $total } in all.
   *[no] { $who } shows setup cards { $cards }: white numbers { $total } in all.
}
event-first_order = Turn order, lowest total first{ $tied ->
        [yes] { " " }(equal totals: lowest card first)
       *[no] { "" }
    }: { $order }.
event-chancellor = { $you ->
    [yes] You take { $chancellor } as chancellor.
   *[no] { $who } takes { $chancellor } as chancellor.
}
event-drawn = { $you ->
    [yes] Glareanus lets you draw { $count } setup cards.
   *[no] Glareanus lets { $who } draw { $count } setup cards.
}
event-extra = { $you ->
    [yes] You keep setup card { $card } as well and put the other { $back } back.
   *[no] { $who } keeps setup card { $card } as well and puts the other { $back } back.
}
event-fame = Nobody took { $chancellor }: the card lies on bust a.
event-ignotus_shelves = The shelves of Ignotus lie by points: { $shelves }; aside { $aside }.
event-shelves = { $you ->
    [yes] You arrange your shelves by points: { $shelves }; aside { $aside }.
   *[no] { $who } arranges the shelves by points: { $shelves }; aside { $aside }.
}
event-start = { $you ->
    [yes] Your setup cards bring you { $gives }.
   *[no] The setup cards bring { $who } { $gives }.
}
event-step_left = { $you ->
    [yes] You let a green step of the setup cards go.
   *[no] { $who } lets a green step of the setup cards go.
}
event-setup_away = All setup cards go back into the box, the { $count } left in the deck too.

## The story: Ignotus
event-ignotus_steps = Ignotus shows card { $card } and { $steps ->
        [0] stays at the top of the research track
        [one] climbs { $steps } step, from research level { $from } to { $to }
       *[other] climbs { $steps } steps, from research level { $from } to { $to }
    }{ $lost ->
        [0] { "" }
        [one] ; { $lost } step is lost
       *[other] ; { $lost } steps are lost
    }.
event-ignotus_books = { $count ->
        [0] Ignotus prints nothing: his display is full
        [one] Ignotus prints { $count } textbook for his display
       *[other] Ignotus prints { $count } textbooks for his display
    }{ $lost ->
        [0] { "" }
        [one] ; there is no room for { $lost } more
       *[other] ; there is no room for { $lost } more
    }.
event-ignotus_masters = Ignotus sends one master each to: { $spaces }.
event-ignotus_home = { $count ->
        [one] { $count } master of Ignotus comes home.
       *[other] { $count } masters of Ignotus come home.
    }
event-ignotus_slid = The display of Ignotus slides on; { $lost ->
        [0] no book is lost
       *[other] its leftmost book is lost
    }.

## The story: turns
event-sent = { $you ->
    [yes] You send { $workers } to: { $space }{ $note }.
   *[no] { $who } sends { $workers } to: { $space }{ $note }.
}
event-erasmus = { $you ->
    [yes] Erasmus counts for you as { $count } master more at the bishop.
   *[no] Erasmus counts for { $who } as { $count } master more at the bishop.
}
event-bishop = { $you ->
    [yes] The bishop gives you { $ducats } ducats for { $count ->
            [one] { $count } visitor
           *[other] { $count } visitors
        }{ $by }.
   *[no] The bishop gives { $who } { $ducats } ducats for { $count ->
            [one] { $count } visitor
           *[other] { $count } visitors
        }{ $by }.
}
event-trade = { $you ->
    [yes] You pay { $ducats } ducats for { $amounts }{ $by }.
   *[no] { $who } pays { $ducats } ducats for { $amounts }{ $by }.
}
event-brought = { $you ->
    [yes] You gain { $amounts } from { $source }.
   *[no] { $who } gains { $amounts } from { $source }.
}
event-nothing = { $you ->
    [yes] You gain nothing from { $source }.
   *[no] { $who } gains nothing from { $source }.
}
event-press = { $you ->
    [yes] You print { $count ->
            [0] no own textbooks
            [one] { $count } own textbook for { $ducats } ducat
           *[other] { $count } own textbooks for { $ducats } ducats
        } and gain { $steps }.
   *[no] { $who } prints { $count ->
            [0] no own textbooks
            [one] { $count } own textbook for { $ducats } ducat
           *[other] { $count } own textbooks for { $ducats } ducats
        } and gains { $steps }.
}
event-own = { $you ->
    [yes] You place own textbooks: { $places }.
   *[no] { $who } places own textbooks: { $places }.
}
event-textbook = { $you ->
    [yes] You take { $books }.
   *[no] { $who } takes { $books }.
}
event-bought = { $you ->
    [yes] You buy { $books } for { $ducats } ducats{ $display }.
   *[no] { $who } buys { $books } for { $ducats } ducats{ $display }.
}
event-bought_supply = { $you ->
    [yes] You buy { $books } from the supply for { $ducats } ducats.
   *[no] { $who } buys { $books } from the supply for { $ducats } ducats.
}
event-marschalk = { $you ->
    [yes] Marschalk brings { $buyer } and you { $points } point each, and you take { $count } × textbook of { $buyer }.
   *[no] Marschalk brings { $buyer } and { $who } { $points } point each, and { $who } takes { $count } × textbook of { $buyer }.
}
event-shelf = { $you ->
    [yes] Shelf { $slot } of { $owner } gives you { $points ->
            [one] { $points } point
           *[other] { $points } points
        } and is turned over.
   *[no] Shelf { $slot } of { $owner } gives { $who } { $points ->
            [one] { $points } point
           *[other] { $points } points
        } and is turned over.
}
event-recruits = { $you ->
    [yes] You recruit the { $student }{ $paid }{ $saved }.
   *[no] { $who } recruits the { $student }{ $paid }{ $saved }.
}
event-paid_books = { $you ->
    [yes] You pay { $books }.
   *[no] { $who } pays { $books }.
}
event-student = { $you ->
    [yes] The { $student } moves into your hall { $hall }, in row { $row }.
   *[no] The { $student } moves into hall { $hall } of { $who }, in row { $row }.
}
event-price_tiles = { $you ->
    [yes] You take a set of price tiles.
   *[no] { $who } takes a set of price tiles.
}
event-prices = { $you ->
    [yes] You set the prices over your display: { $prices }.
   *[no] { $who } sets the prices over the display: { $prices }.
}
event-first_recruiter = { $you ->
    [yes] You are the first to pay for the { $professor }: { $ducats ->
            [0] books only
           *[other] { $ducats } ducats
        }{ $by }.
   *[no] { $who } is the first to pay for the { $professor }: { $ducats ->
            [0] books only
           *[other] { $ducats } ducats
        }{ $by }.
}
event-price_set = { $you ->
    [yes] You pay { $books }: the price of the { $professor } from now on.
   *[no] { $who } pays { $books }: the price of the { $professor } from now on.
}
event-price_paid = { $you ->
    [yes] You pay the price of the { $professor }: { $books }.
   *[no] { $who } pays the price of the { $professor }: { $books }.
}
event-professor = { $you ->
    [yes] The { $professor } joins you.
   *[no] The { $professor } joins { $who }.
}
event-bookmark = { $you ->
    [yes] Lectures of the { $professor } will cost you { $books }.
   *[no] Lectures of the { $professor } will cost { $who } { $books }.
}
event-lecture = { $you ->
    [yes] The { $professor } lectures for you{ $cost }.
   *[no] The { $professor } lectures for { $who }{ $cost }.
}
event-skipped = { $you ->
    [yes] The { $professor } does not give you the free lecture.
   *[no] The { $professor } does not give { $who } the free lecture.
}
event-activated = { $you ->
    [yes] You repeat the action of: { $space }.
   *[no] { $who } repeats the action of: { $space }.
}
event-exchanged = { $you ->
    [yes] You exchange { $pays } for { $gets }.
   *[no] { $who } exchanges { $pays } for { $gets }.
}
event-slid = { $you ->
    [yes] Your display slides on; { $lost ->
            [0] no book is lost
           *[other] its leftmost book is lost
        }.
   *[no] The display of { $who } slides on; { $lost ->
            [0] no book is lost
           *[other] its leftmost book is lost
        }.
}
event-tutor = { $you ->
    [yes] A tutor joins you for this round.
   *[no] A tutor joins { $who } for this round.
}
event-tutors_home = { $you ->
    [yes] { $count ->
            [one] { $count } tutor of yours goes
           *[other] { $count } tutors of yours go
        } back to the supply.
   *[no] { $count ->
            [one] { $count } tutor of { $who } goes
           *[other] { $count } tutors of { $who } go
        } back to the supply.
}
event-declined = { $you ->
    [yes] You { $what ->
            [student] recruit no student
            [professor] recruit no professor
            [space] repeat no action
           *[exchange] exchange nothing
        }.
   *[no] { $who } { $what ->
            [student] recruits no student
            [professor] recruits no professor
            [space] repeats no action
           *[exchange] exchanges nothing
        }.
}
event-green = { $you ->
    [yes] You use a green step.
   *[no] { $who } uses a green step.
}
event-black = { $you ->
    [yes] You use a black step ({ $cost }){ $paid }.
   *[no] { $who } uses a black step ({ $cost }){ $paid }.
}
event-rested = { $you ->
    [yes] You send { $workers } to the dormitory.
   *[no] { $who } sends { $workers } to the dormitory.
}
event-master_gone = { $you ->
    [yes] You give up { $workers } for good.
   *[no] { $who } gives up { $workers } for good.
}
event-exhausted = { $you ->
    [yes] Your { $professor } is exhausted for research.
   *[no] The { $professor } of { $who } is exhausted for research.
}
event-instead = { $you ->
    [yes] You pay { $count } ducats instead of exhausting a professor.
   *[no] { $who } pays { $count } ducats instead of exhausting a professor.
}
event-level = { $you ->
    [yes] You climb to research level { $count }.
   *[no] { $who } climbs to research level { $count }.
}
event-milestone = { $you ->
    [yes] Milestone { $number } brings you { $bonus }.
   *[no] Milestone { $number } brings { $who } { $bonus }.
}
event-doubled = { $you ->
    [yes] Da Vinci repeats the bonus of milestone { $number } for you: { $bonus }.
   *[no] Da Vinci repeats the bonus of milestone { $number } for { $who }: { $bonus }.
}
event-master = { $you ->
    [yes] An additional master joins you for { $cause }.
   *[no] An additional master joins { $who } for { $cause }.
}
event-no_master = { $you ->
    [yes] You have both additional masters already: none for { $cause }.
   *[no] { $who } has both additional masters already: none for { $cause }.
}
event-bust = { $you ->
    [yes] You meet the condition of bust { $bust } ({ $glory }) and take it, and { $chancellor } with it.
   *[no] { $who } meets the condition of bust { $bust } ({ $glory }) and takes it, and { $chancellor } with it.
}
event-readied = { $you ->
    [yes] Paracelsus makes your { $professor } ready again.
   *[no] Paracelsus makes the { $professor } of { $who } ready again.
}
event-lapsed = { $you ->
    [yes] You leave { $steps } unused.
   *[no] { $who } leaves { $steps } unused.
}
event-passed = { $you ->
    [yes] { $free ->
            [yes] You pass{ $rest }.
           *[no] You have no action left and pass{ $rest }.
        }
   *[no] { $free ->
            [yes] { $who } passes{ $rest }.
           *[no] { $who } has no action left and passes{ $rest }.
        }
}

## The story: between rounds and at the end
event-order = Turn order by masters at the bishop{ $tied ->
        [arrived] { " " }(equal numbers: the first to arrive goes first)
        [kept] { " " }(without masters: the order stays)
        [both] { " " }(equal numbers: the first to arrive goes first; without masters: the order stays)
       *[no] { "" }
    }: { $order }.
event-discarded = { $you ->
    [yes] You discard { $books }: your storage has room for { $capacity }.
   *[no] { $who } discards { $books }: the storage has room for { $capacity }.
}
event-reputation = Book reputation: { $owners }.
event-home = { $you ->
    [yes] Back home for you: { $home }.
   *[no] Back home for { $who }: { $home }.
}
event-income = { $you ->
    [yes] Your income is { $amounts }: { $displayed } from the display{ $by }, { $students } from students and { $rank } for reputation. { $lost ->
            [0] Your display slides on without loss.
           *[other] Your display slides on and loses its leftmost book.
        }
   *[no] The income of { $who } is { $amounts }: { $displayed } from the display{ $by }, { $students } from students and { $rank } for reputation. { $lost ->
            [0] The display slides on without loss.
           *[other] The display slides on and loses its leftmost book.
        }
}
event-end_goods = { $you ->
    [yes] You have { $track } points on the prestige track, and score { $ducats } for ducats and textbooks, { $dictionaries } for dictionaries and { $rank } for book reputation.
   *[no] { $who } has { $track } points on the prestige track, and scores { $ducats } for ducats and textbooks, { $dictionaries } for dictionaries and { $rank } for book reputation.
}
event-end_total = { $you ->
    [yes] You score { $milestones } for milestones × professors, { $professors } for professors, { $mathematics } for mathematics students, { $halls } for halls A × B and { $busts } for busts: { $total } in all.
   *[no] { $who } scores { $milestones } for milestones × professors, { $professors } for professors, { $mathematics } for mathematics students, { $halls } for halls A × B and { $busts } for busts: { $total } in all.
}
event-won = { $you ->
    [yes] You win with { $points } points{ $tied ->
            [yes] , as the first in turn order among equals
           *[no] { "" }
        }.
   *[no] { $who } wins with { $points } points{ $tied ->
            [yes] , as the first in turn order among equals
           *[no] { "" }
        }.
}

## The scoring sheet
sheet-points = Prestige track
sheet-ducats = Ducats and textbooks
sheet-dictionaries = Dictionaries
sheet-reputation = Book reputation
sheet-milestones = Milestones × professors
sheet-professors = Professors
sheet-mathematics = Mathematics students
sheet-halls = Halls A × B
sheet-busts = Busts
sheet-total = Total
sheet-order = Place in the turn order (tie-break)

# What a player counts (the coach)
aspect-points = { $n ->
    [one] { $n } { $many } point
   *[other] { $n } { $many } points
}
aspect-lead = { $sign ->
    [more] { $n ->
        [one] { $n } point
       *[other] { $n } points
    } gained on your best rival
   *[less] { $n ->
        [one] { $n } point
       *[other] { $n } points
    } lost to your best rival
}
aspect-ducats = { $n ->
    [one] { $n } { $many } ducat
   *[other] { $n } { $many } ducats
}
aspect-books = { $n ->
    [one] { $n } { $many } book in storage
   *[other] { $n } { $many } books in storage
}
aspect-displayed = { $n ->
    [one] { $n } { $many } book on display
   *[other] { $n } { $many } books on display
}
aspect-students = { $n ->
    [one] { $n } { $many } student
   *[other] { $n } { $many } students
}
aspect-professors = { $n ->
    [one] { $n } { $many } professor
   *[other] { $n } { $many } professors
}
aspect-ready = { $n ->
    [one] { $n } { $many } ready professor
   *[other] { $n } { $many } ready professors
}
aspect-levels = { $n ->
    [one] { $n } { $many } research level
   *[other] { $n } { $many } research levels
}
aspect-milestones = { $n ->
    [one] { $n } { $many } milestone
   *[other] { $n } { $many } milestones
}
aspect-masters = { $n ->
    [one] { $n } { $many } master at hand
   *[other] { $n } { $many } masters at hand
}

## Styles of play of the bots
taste-all = All-round
taste-students = Students first
taste-professors = Professors first
taste-research = Research first
taste-trade = Trade and books

# What a drawing stands for in this game
icon-book = textbook
icon-master = master
icon-mask = Ignotus
icon-quill = art

# On the board
head-art = Art
head-law = Law
head-medicine = Medicine
head-mathematics = Mathematics
place-antiquarian = Antiquarian
place-laboratory = Laboratory
place-park = Park
place-antiquarian_park = Antiquarian and park
place-bishop = Bishop
place-colloquium = Colloquium
any-colour = any
costs = costs
reputation = Reputation
storage = Storage
stored = { $stored } of { $room }
stored-over = { $stored } of { $room }: { $over } too many
archive = Archive
to-send = to send
dormitory = Dormitory
passed-short = passed
resting = resting
press = Press
hall-next = next
your-university = Your university
so-far = so far
rivals = Rivals
tab-court = Court
tab-stair = Stair
tab-mine = Mine
ignotus-cards = { $shown } shown, { $left } left
nobody-there = nobody
masters-of = { $count } of { $who }
space-name = { $space }, masters there: { $masters }
student-name = Student: { $name }, { $count } left
professor-name = Professor: { $name }, { $count } left
lecturer-name = { $name } of { $who }{ $ready ->
    [0] , resting
   *[other] {""}
}
chancellor-name = { $name }, with { $who }
faculty-name = What students cost: { $faculty }
level-name = Research level { $level }, { $milestone ->
    [0] costs { $words }
   *[other] milestone: { $words }
}
drum-name = { $who } on research level { $level }
bust-name = Bust { $bust }: { $name }; taken by { $holders }
reputation-name = Book reputation: { $ranks }
book-name = { $count } × { $book }
hall-name = Hall { $hall } of { $who }: { $inside }
hall-empty = empty
hall-founder = printing press
shelf-name = Slot { $slot } of { $who }: price { $price }, shelf points { $points }{ $book ->
    [0] , empty
   *[other] , a book
}
display-name = Display of { $who }, books: { $count }
ducats-name = Ducats of { $who }: { $count }
archive-name = Archive of { $who }, masters to send: { $count }
dormitory-name = Dormitory of { $who }, at rest: { $count }
palazzo-name = { $who }: points { $points }, ducats { $ducats }, masters to send { $masters }, books { $books } of { $room }{ $passed ->
    [0] {""}
   *[other] , passed
}
title-name = { $who }: points { $points }, masters { $masters }, place { $place } in the turn order
white-name = Setup cards of { $who }, white numbers together { $white }
taken-by = Taken by { $player }
brief-glareanus = A point for every lecture; a fourth setup card.
brief-biringuccio = A dictionary and 3 ducats per student in a B hall.
brief-erasmus = Once a round one master more at the bishop.
brief-marschalk = Who buys from you brings you a point and a book.
brief-da_vinci = Black steps; once a milestone’s bonus twice.
brief-copernicus = Displayed books pay 2 ducats each at income.
brief-paracelsus = Once a round ready an exhausted professor.
brief-pereira = Better prices at four places in town.
brief-agricola = An occupied space needs one master fewer.
brief-alberti = Your lectures cost no book.
brief-advocate = Recruit any student for a textbook less; 1 to 4 points.
look-first = First recruiter: { $ducats } ducats, and books in the pattern { $pattern }. Their kinds become the price for all.
look-unpriced = Somebody recruited this professor free: no more ducats, only books in the pattern { $pattern }. Their kinds become the price for all.
look-price = Price: { $books }.
look-end = Points at the end: { $points }.
look-left = Left: { $count }.
look-tutors = Tutors in the supply: { $count }.
look-bookmark = A lecture costs: { $book }.
look-rests = Rests until the next round.
look-student-cost = Costs { $books }.
look-cost-ranked = { $count ->
    [one] { $count } textbook of rank { $rank } or better
   *[other] { $count } textbooks of one colour, of rank { $rank } or better
}
look-cost-any = { $count ->
    [one] { $count } textbook of any colour
   *[other] { $count } textbooks of any one colour
}
look-differ = All colours differ. A shape shows whose books may pay now.
look-next = The next visitor needs { $count ->
    [one] one master
   *[other] { $count } masters
}.
look-there = Masters there: { $masters }.
look-step-now = For you: { $words }.
look-waiting = { $name }: { $words }
look-payable = You can recruit one now.
look-asks = Asks for { $words }.
look-standing = Points so far: { $points }. If the game ended now: { $total }.
look-next-master = At { $points } points an additional master comes.
look-passed = Passed for this round.
look-hall = Students take the halls in order.
look-hall-cost = To place a student here: { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }.
look-hall-room = Storage for { $count } books from here on.
look-hall-master = Brings an additional master.
look-shelf = A book here sells for { $price } ducats.
look-shelf-points = Who buys here and picks this shelf gains points: { $points }.
look-shelf-taken = The points of this shelf were taken.
look-slot = Slot { $slot }
look-aside = This shelf comes in when the display slides.
look-reconstructed = Its numbers are reconstructed.
look-rank-line = { $rank }: { $who }, income { $income }, points at the end { $points }
look-turn-order = Turn order: { $order }.
look-ignotus = Card of this round: steps { $steps }, books { $books }, masters on { $spaces }.
look-setup = White number { $white }: the numbers of your cards are added, and the lowest sum goes first.
look-chancellor = A chancellor helps one university all game long.
look-gives = Gives { $gives }.

# The end of the game
end-title = { $player }’s university leads the age
end-ahead = { $points } points after six rounds, { $ahead } ahead of { $player }
end-tied = { $points } points, as many as { $player }: who is earlier in the turn order wins
end-banner = The end
end-towers = The universities
end-best = What each did best
end-sheet = Scoring sheet
end-place = { $place }. { $player }
end-best-at = { $what }: { $points }
end-tower-name = Place { $place }: { $player }, points { $points }. Best at { $best }.
end-points = Prestige track
end-ducats = Ducats
end-dictionaries = Dictionaries
end-reputation = Reputation
end-milestones = Milestones × prof.
end-professors = Professors
end-mathematics = Mathematics
end-halls = Halls A × B
end-busts = Busts

# Facts about the chancellors
fact-glareanus = Heinrich Glarean of Glarus was crowned poet by the emperor Maximilian, taught in Basel and Freiburg, and in his Dodecachordon counted twelve modes of music where others had eight.
fact-biringuccio = Vannoccio Biringuccio of Siena wrote De la pirotechnia, printed in 1540: one of the first printed books on metals and their smelting.
fact-erasmus = Erasmus of Rotterdam published the New Testament in Greek in 1516, and lived for years in the houses of his printers.
fact-marschalk = Nikolaus Marschalk taught in Erfurt, Wittenberg and Rostock, and had printing presses of his own.
fact-da_vinci = Leonardo da Vinci left thousands of pages of notes, most of them written from right to left.
fact-copernicus = Nicolaus Copernicus also wrote on money: bad coin, he warned, drives out good. His book on the heavens was printed in 1543, the year he died.
fact-paracelsus = Paracelsus taught in Basel, lectured in German instead of Latin, and said that the dose alone makes a poison.
fact-agricola = Georgius Agricola was a physician in mining towns. His De re metallica, on mining, was printed in 1556, a year after his death.
fact-alberti = Leon Battista Alberti wrote on painting, building and the family, and made one of the first grammars of a living European language: Italian.

# How to play in pictures
howto-heart = You print books in one colour, but need books of other colours: sell yours, buy theirs, and pay students, professors and research with them.
howto-rivals = The others
howto-rivals-text = What every other university owns, and its books for sale. Point at one to look inside.
howto-stair = Research
howto-stair-text = A green step up is free; a black one costs what the next plate shows. Every third level gives a bonus. Who is higher has better reputed books.
howto-campus = The campus
howto-campus-text = Send a master through a door to recruit a student of that row. The head of the column says how many books, each lot of another colour.
howto-academy = The academy
howto-academy-text = Professors lecture for you, once a round. Who is first to recruit one chooses the books to pay; that is the price for all.
howto-piazza = The piazza
howto-piazza-text = Books for ducats, research steps, points, ducats from the bishop; and the colloquium, where you buy from the others’ displays.
howto-halls = Your halls
howto-halls-text = Students fill them in order, A and B in turn. At the end A times B is points. The newest A hall says how many books you can store.
howto-display = Your display
howto-display-text = Books you printed, for sale. Each earns a ducat every round. Who buys one pays you, and may take the green points.
howto-masters = Your masters
howto-masters-text = Those who can still be sent this round. Nothing more to do? Pass: the moon. Everybody comes home for the next round.
howto-card-name = Name
howto-card-name-text = its colour is the faculty
howto-card-picture = Picture
howto-card-picture-text = the thing tells the lecture
howto-card-points = Points
howto-card-points-text = for you at the end
howto-card-left = Left
howto-card-left-text = so many can still be recruited
howto-card-lecture = Lecture
howto-card-lecture-text = what he does for you, once a round
howto-card-price = Price
howto-card-price-text = the first pays ducats and chooses the kinds of book
howto-step-send = Send a master
howto-step-send-text = Gold places can be chosen. An empty one needs one master, an occupied one more than the largest group there. Here he goes to your own press.
howto-step-print = Do what the place does
howto-step-print-text = Seven books at a ducat each: two on display to sell, five in storage to pay with.
howto-step-climb = Take your steps
howto-step-climb-text = The press gives a black step too: up to a milestone. Its bonus here: a professor without ducats.
howto-step-recruit = Pay with books
howto-step-recruit-text = Nobody had the Choirmaster yet: you choose which books to pay, and that is his price from now on.
howto-step-lecture = Lecture
howto-step-lecture-text = A new professor may lecture at once, free of charge. Later it costs a book, and he rests until the next round.
howto-winning = After **six rounds** the most **prestige** wins: what you gathered, and milestones × professors, A halls × B halls, reputation, professors, busts, and a little for ducats and dictionaries.
howto-reputation = Why climb?
howto-reputation-text = At the end of every round the stair ranks the books. Good students ask for well reputed colours, so the others come and buy yours.
howto-tie = Equal at the end?
howto-tie-text = Who is earlier in the turn order wins.
howto-sign-points = Prestige point
howto-sign-ducats = Ducat
howto-sign-book = Textbook
howto-sign-dictionary = Dictionary
howto-sign-master = Master
howto-sign-green = Green step: free
howto-sign-black = Black step: pay
howto-sign-milestone = Milestone

# The set-up, step by step
way = How you begin
way-1 = Keep one setup card of each hand that comes round
way-2 = Put one of your four back; what the others bring is yours
way-3 = Choose a chancellor, the lowest white sum first
way-4 = Arrange the shelves of your display
way-5 = Take what your cards bring; then round one begins

# Options in the list
row-send = Send masters to
row-have = you have { $count }
row-campus = Campus row
row-press-second = Second press
row-lecture = Give a lecture
row-ready = Ready again, by Paracelsus
row-bust = Bust of { $chancellor }
row-left = { $steps } left
row-green = A green step, free
row-black = A black step: { $cost }
row-cards = What the card brings
row-white = white number
row-shelf = A shelf of
row-prices = Prices from left to right
row-in-all = in all
row-textbooks = { $count ->
    [one] { $count } textbook
   *[other] { $count } textbooks
}
row-price = { $faculty }: { $books }
row-first-price = { $faculty }: { $ducats }, books in the pattern { $pattern }
row-unpriced = { $faculty }: no ducats, books in the pattern { $pattern }
