## The game

game-title = Awesome Academics
game-tagline = Run a research group: buy projects, pay your people, turn their time into reputation.
game-credits = By Hans van Halteren (Radboud University, Faculty of Arts, and Radboud Young Academy).
variant-basic-short = Basic, short
variant-basic-short-about = Projects, staff and research only, with 20 projects. The best first game.
variant-basic-full = Basic, full length
variant-basic-full-about = Projects, staff and research only, with all 30 projects.
variant-standard-short = Standard, short
variant-standard-short-about = With abilities, action cards, events and teaching; 20 projects.
variant-standard-full = Standard, full length
variant-standard-full-about = With abilities, action cards, events and teaching; all 30 projects.
headline = Turn { $turn }, { $phase }
headline-last = Last turn ({ $turn }), { $phase }
headline-setup = Setting up
headline-over = The game is over
phase-setup = set-up
phase-preparation = Preparation
phase-acquisition = Project Acquisition
phase-salary = Salaries
phase-research = Research
phase-completion = Completion
phase-draw = Drawing action cards
phase-action = Actions
phase-teaching = Teaching
phase-event = Event
phase-final = Final reckoning
phase-over = over

## Disciplines, projects and staff

discipline-linguistics = Linguistics ({ $letter })
discipline-culture = Culture & History ({ $letter })
discipline-information = Information Science ({ $letter })
pair-lc = Linguistics and Culture (LC)
pair-li = Linguistics and Information (LI)
pair-ci = Culture and Information (CI)
area-language-structures = Language Structures
area-language-and-speech = Language and Speech
area-discourse-and-communication = Discourse and Communication
area-language-acquisition = Language Acquisition
area-ancient-and-medieval-history = Ancient and Medieval History
area-modern-history = Modern History
area-art-history = Art History
area-cultural-studies = Cultural Studies
area-literary-studies = Literary Studies
area-data-science = Data Science
label-months = Months of work
project = { $title } ({ $months })
project-title = { $title }
project-open = { $title } (still { $months })
student-name = PhD Student { $number }
student-with = PhD Student { $number } ({ $tokens })
track-of = { $researcher }, { $letter }
unit-track = { $researcher }: { $months ->
        [one] 1 Month
       *[other] { $months } Months
    } of { $discipline }
unit-student = { $student }: { $months ->
        [one] 1 Month
       *[other] { $months } Months
    } of any kind
unit-consultant = Consultant: 1 Month of any kind
researcher-with-pair = { $name } ({ $letters })
researcher-historical-linguist = Historical linguist
researcher-translator = Translator
researcher-rhetorician = Rhetorician
researcher-sociolinguist = Sociolinguist
researcher-dialectologist = Dialectologist
researcher-philologist = Philologist
researcher-computational-linguist = Computational linguist
researcher-phonetician = Phonetician
researcher-lexicographer = Lexicographer
researcher-speech-technologist = Speech technologist
researcher-psycholinguist = Psycholinguist
researcher-corpus-builder = Corpus builder
researcher-digital-historian = Digital historian
researcher-archivist = Archivist
researcher-museum-curator = Museum curator
researcher-media-scholar = Media scholar
researcher-demographer = Demographer
researcher-archaeologist = Archaeologist

## Ability tiles

tile-start-linguistics = Start with 5 reputation in Linguistics
tile-start-culture = Start with 5 reputation in Culture & History
tile-start-information = Start with 5 reputation in Information Science
tile-start-money = Start with €10 more
tile-out-of-turn = Claim a project out of turn (once a turn)
tile-star-team = Keep any number of level-8 researchers
tile-cheap-consultants = Consultants cost €1 less
tile-two-bonuses = Reserve two bonuses (with any action card)
tile-any-promotion = Promote a doctor to any pair of disciplines
tile-split-work = Split a track between a project and the store
tile-select-card = Once: swap a card with any in deck or discard pile
tile-immunity = Once: immune to attacks for a turn
tile-hidden = a tile

## Events and end bonuses

happening-app-game-hype = App Game Hype
happening-rich-alumnus = Rich Alumnus
happening-network-failure = Network Failure
happening-rumours-of-layoffs = Rumours of Layoffs
happening-financial-restructuring = Financial Restructuring
happening-room-reshuffle = Room Reshuffle
happening-network-structure-update = Network Structure Update
happening-improved-library-access = Improved Library Access
happening-app-game-hype-about = For one turn every track and every student gives 1 Month less.
happening-rich-alumnus-about = Now: the poorest group gets €12, all others €6.
happening-network-failure-about = For one turn each group can use only 1 Month of Information Science.
happening-rumours-of-layoffs-about = For one turn every track and every student gives 1 Month more.
happening-financial-restructuring-about = Now: every group loses a fifth of its money, rounded up.
happening-room-reshuffle-about = For one turn L and C tracks of researchers give 1 Month less.
happening-network-structure-update-about = For one turn I tracks of researchers give 1 Month more.
happening-improved-library-access-about = For one turn L and C tracks of researchers give 1 Month more.
bonus-projects = most completed projects
bonus-unblemished = no project ever cancelled
bonus-researchers = most researchers
bonus-linguistics = most reputation in Linguistics
bonus-money = most money
bonus-information = most reputation in Information Science
bonus-balance = best lower value of Linguistics and Culture
bonus-culture = most reputation in Culture & History
bonus-worth = { $bonus } ({ $points } points)
bonus-of = { $bonus } ({ $event })

## Action cards: names and what the special does

card = { $number }. { $name }
card-hidden = a card
card-legal-department = Legal Department
card-legal-department-about = Reaction: blocks one attack on you.
card-crowdfunding = Crowdfunding
card-crowdfunding-about = Roll two dice and receive the higher one in euros.
card-visiting-scholar = Visiting Scholar
card-visiting-scholar-about = Two free consultants in the next Research Phase.
card-corporate-sponsor = Corporate Sponsor
card-corporate-sponsor-about = Stays open: €2 before each Salary Phase, until one of your projects is cancelled.
card-ghost-writers = Ghost Writers
card-ghost-writers-about = Stays open: each Action Phase up to 2 tokens become 1 reputation each. If exposed: lose 3 reputation.
card-alumni-dinner = Alumni Dinner
card-alumni-dinner-about = A quarter of your reputation in euros, rounded up: at least 2, at most 10.
card-pest-attack = Pest Attack
card-pest-attack-about = €2 per rival group: it may lose 1 or 2 Months of its next research.
card-summer-school = Summer School
card-summer-school-about = Spend 1 to 3 tokens for €3 each.
card-translation-bureau = Translation Bureau
card-translation-bureau-about = Stays open: each Action Phase up to 2 L tokens for €2 each.
card-training-course = Training Course
card-training-course-about = One track of one of your researchers gains 1 Experience.
card-creative-accounting = Creative Accounting
card-creative-accounting-about = €8 now; stays open. If exposed: lose €12.
card-investigative-reporter = Investigative Reporter
card-investigative-reporter-about = For 1 token: expose an open card of a rival, who pays its penalty.
card-keynote-lecture = Keynote Lecture
card-keynote-lecture-about = Three equal tokens: 4 reputation in that discipline.
card-server-crash = Server Crash
card-server-crash-about = Two I tokens: a rival's project may lose 1 or 2 Months.
card-endowed-chair = Endowed Chair
card-endowed-chair-about = Stays open: your salary bill is €2 lower.
card-commissioned-research = Commissioned Research
card-commissioned-research-about = Take any project from the stock for free.
card-nepotism = Nepotism
card-nepotism-about = A researcher joins at level 2/2; stays open. If exposed: lose 3 reputation.
card-museum-tours = Museum Tours
card-museum-tours-about = Stays open: each Action Phase up to 2 C tokens for €2 each.
card-financial-audit = Financial Audit
card-financial-audit-about = Two tokens: a rival loses a die in euros. A defence only halves it.
card-deadline-extension = Deadline Extension
card-deadline-extension-about = One of your projects survives the next check without work.
card-paper-mill = Paper Mill
card-paper-mill-about = Stays open: your Publications give 1 reputation more. If exposed: lose 4 reputation.
card-interdisciplinary-conference = Interdisciplinary Conference
card-interdisciplinary-conference-about = One token of each discipline: 1 reputation in each and €4.
card-smear-campaign = Smear Campaign
card-smear-campaign-about = Six tokens: a rival loses 3 reputation and this card stays as evidence; on a 1 you lose 3.
card-graduate-school = Graduate School
card-graduate-school-about = Stays open: each diploma brings €3 more.
card-plagiarism-accusation = Plagiarism Accusation
card-plagiarism-accusation-about = Three equal tokens: a rival loses 2 reputation in that discipline; on 1 or 2 you lose 1.
card-fast-track-doctorate = Fast-Track Doctorate
card-fast-track-doctorate-about = A PhD Student with 1 or 2 tokens gains one of your choice, and may graduate at once.
card-data-fabrication = Data Fabrication
card-data-fabrication-about = Mark 2 Months on your own project; stays open. If exposed, without defence: lose 4 reputation.
card-app-studio = App Studio
card-app-studio-about = Stays open: each Action Phase up to 2 I tokens for €2 each.
card-communications-office = Communications Office
card-communications-office-about = Two equal tokens: 2 reputation in that discipline and €2.
card-headhunter = Headhunter
card-headhunter-about = €6: lure away a researcher with at most 4 Experience from a rival with two or more researchers; works on 4 to 6.
card-unpaid-overtime = Unpaid Overtime
card-unpaid-overtime-about = Stays open: your PhD Students cost nothing. If exposed: lose 3 reputation.
card-research-software = Research Software
card-research-software-about = Stays open: your first paid consultant of each turn costs nothing.
card-office-espionage = Office Espionage
card-office-espionage-about = Two tokens: take a random hand card of a rival; stays open. If exposed: lose 2 reputation.
standard-recruit = Recruit Researcher
standard-subsidy = Apply for Subsidy
standard-reserve = Reserve End Bonus
standard-spin-off = Spin-Off
standard-line = Standard: { $standard }

## Questions

ask-draft-one = Which ability tile do you keep? The other two go to the left.
ask-draft-two = Which of these two tiles do you keep?
ask-start-researcher = Who is your first researcher?
ask-recruit-allowed = Hire a researcher with your allowance?
ask-buy-project = Buy a project for €5, or pass?
ask-claim-project = Claim a project out of turn?
ask-claim-project-first = Claim a project out of turn, as your first one?
ask-take-student = A PhD Student comes with this project. Welcome?
ask-copy-month = You know this area: copy a Month to { $project }?
ask-pay-salaries = Pay everybody, or let someone go first?
ask-lose-month = Pests! Whose Month is lost?
ask-research-unit = Who works next?
ask-destination = Where does it go? { $unit }
ask-split = How many Months go to the project? The rest is stored.
ask-lose-reputation = Where do you lose a point? ({ $left } to go)
ask-lose-reputation-project = Where do you lose a point? { $left } to go: { $project } is cancelled.
ask-gain-reputation-point = Where do you gain a point? { $left } to go: { $project } is done.
ask-graduate-student = Who graduates now?
ask-promote = Which post does the new doctor get?
ask-diploma-point = Where does the diploma bring a point?
ask-draw-mode = Draw one action card, or exchange some?
ask-draw-discard = Which cards do you throw away?
ask-draw-refresh = Replace the open cards first?
ask-draw-from = Where do you take a card? ({ $left } to take)
ask-swap-give = Which card do you give away?
ask-swap-take = Which card do you fetch?
ask-play-card = Which cards do you lay face down?
ask-resolve = How do you use { $card }?
ask-pay-any = Which token do you pay? ({ $left } to go)
ask-pay-same = In which discipline do you pay { $left } tokens?
ask-recruit-free = Which researcher joins?
ask-subsidy-discipline = Which discipline counts for the subsidy?
ask-stock-project = Take a project from the stock?
ask-spin-off-mode = Publish or valorise?
ask-reserve-bonus = Which end bonus do you reserve?
ask-return-bonus = Which reserved bonus do you give back?
ask-hand-limit-discard = Keep three cards. Which one goes?
ask-target-group = { $card }: against whom?
ask-target-project = { $card }: which project?
ask-target-researcher = { $card }: which researcher?
ask-target-track = Which track is trained?
ask-target-student = Which student gains a token?
ask-target-card = Which open card do you expose?
ask-pick-discipline = { $card }: which discipline?
ask-spend-token = { $card }: spend a token?
ask-activate = { $card } is open: spend a token?
ask-react = { $rival } attacks you with { $card }. How do you react?
ask-teach = Teach with your stored Months?

## Tips

tip-draft-one = Start tiles count at the end, but not for the turn order.
tip-draft-two = Start tiles count at the end, but not for the turn order.
tip-start-researcher = Think of the project you will choose freely in turn 1.
tip-recruit-allowed = You trail the leader, so you got an allowance; each €5 of it can hire somebody.
tip-buy-project = Every project needs some work every turn, or it is cancelled.
tip-claim-project = Once a turn you may jump in and buy from the offer.
tip-claim-project-first = A claim comes from the offer. Wait for your turn, and your first project may be any one in stock.
tip-take-student = Students are cheap Months; the first project of the phase brings one.
tip-copy-month = Up to two Months that you already did in the same area. The project must still be worked on.
tip-pay-salaries = Whoever is not paid leaves and loses all experience. Only one level-8 star may stay.
tip-lose-month = Choose somebody whose Month you need least.
tip-research-unit = A track works as one block on one project and gains experience. Projects nobody touches are cancelled at the end.
tip-destination = Months beyond what the project lacks are lost. Stored Months serve actions and teaching, but bring no experience.
tip-split = Your ability lets you store what the project does not need.
tip-lose-reputation = A point must be taken where it can be taken.
tip-gain-reputation-point = Only in disciplines of the project, and never more than its Months there.
tip-graduate-student = One diploma per group and round.
tip-promote = A researcher must fit two of the student's tokens.
tip-diploma-point = Choose one of the student's disciplines.
tip-draw-mode = Draw one, or throw away any number and draw as many.
tip-draw-discard = You will draw as many as you throw away.
tip-draw-refresh = All three open cards would be replaced.
tip-draw-from = Everybody sees an open card you take; a card from the deck stays secret.
tip-swap-give = Once a game. The card goes where the new one comes from.
tip-swap-take = Everybody will see the card you fetch.
tip-play-card = Lay down all cards you may want; you decide how to use each when its number comes.
tip-resolve = One half of the card, if you can pay for it.
tip-pay-any = Keep equal tokens together if you have a Spin-Off to come.
tip-pay-same = All tokens are of the same discipline.
tip-recruit-free = It costs nothing now, but there will be a salary.
tip-subsidy-discipline = You get half your reputation there, and a die, in euros.
tip-stock-project = A subsidy sells it for €5. Only take what you can keep working on.
tip-spin-off-mode = Publication: half a die in reputation. Valorisation: dice in euros, better with more reputation.
tip-reserve-bonus = 7 points for you alone, if you meet it at the end.
tip-return-bonus = It goes to the layout, where everybody can score it.
tip-hand-limit-discard = Cards lying open do not count.
tip-target-group = A rival who is attacked may react before any die is cast.
tip-target-project = It may be a rival's, who can then react, or your own: the card says which.
tip-target-researcher = It may be a rival's, who can then react, or your own: the card says which.
tip-target-card = Its owner may react, except when { card-data-fabrication } is exposed.
tip-target-track = A higher level means more Months.
tip-target-student = With a third token the student graduates at once.
tip-pick-discipline = Only what the card allows can be picked.
tip-spend-token = Stop when you have spent enough.
tip-activate = Stop when you have spent enough.
tip-react = A Defence card or your immunity helps against it: it stops most attacks, and halves an audit.
tip-teach = { happening-rich-alumnus } may still come and gives the poorest group more. Stored Months are gone either way.

## Options

option-copy-month-linguistics = Linguistics (L)
option-copy-month-culture = Culture & History (C)
option-copy-month-information = Information Science (I)
option-lose-reputation-linguistics = Linguistics (L)
option-lose-reputation-culture = Culture & History (C)
option-lose-reputation-information = Information Science (I)
option-gain-reputation-point-linguistics = Linguistics (L)
option-gain-reputation-point-culture = Culture & History (C)
option-gain-reputation-point-information = Information Science (I)
option-diploma-point-linguistics = Linguistics (L)
option-diploma-point-culture = Culture & History (C)
option-diploma-point-information = Information Science (I)
option-pay-any-linguistics = Linguistics (L)
option-pay-any-culture = Culture & History (C)
option-pay-any-information = Information Science (I)
option-pay-same-linguistics = Linguistics (L)
option-pay-same-culture = Culture & History (C)
option-pay-same-information = Information Science (I)
option-subsidy-discipline-linguistics = Linguistics (L)
option-subsidy-discipline-culture = Culture & History (C)
option-subsidy-discipline-information = Information Science (I)
option-pick-discipline-linguistics = Linguistics (L)
option-pick-discipline-culture = Culture & History (C)
option-pick-discipline-information = Information Science (I)
option-spend-token-linguistics = Linguistics (L)
option-spend-token-culture = Culture & History (C)
option-spend-token-information = Information Science (I)
option-activate-linguistics = Linguistics (L)
option-activate-culture = Culture & History (C)
option-activate-information = Information Science (I)
option-start-researcher-lc = Linguistics and Culture (LC)
option-start-researcher-li = Linguistics and Information (LI)
option-start-researcher-ci = Culture and Information (CI)
option-recruit-allowed-lc = Linguistics and Culture (LC)
option-recruit-allowed-li = Linguistics and Information (LI)
option-recruit-allowed-ci = Culture and Information (CI)
option-promote-lc = Linguistics and Culture (LC)
option-promote-li = Linguistics and Information (LI)
option-promote-ci = Culture and Information (CI)
option-recruit-free-lc = Linguistics and Culture (LC)
option-recruit-free-li = Linguistics and Information (LI)
option-recruit-free-ci = Culture and Information (CI)
option-copy-month-stop = Stop
option-spend-token-stop = Stop
option-activate-stop = Stop
option-recruit-allowed-pass = Hire nobody more
option-promote-decline = Decline: no researcher, just the point
option-take-student-yes = Welcome the student
option-take-student-no = No student, thank you
option-split-one = 1 Month
option-split-two = 2 Months
option-split-three = 3 Months
option-split-four = 4 Months
option-draw-mode-draw = Draw one card
option-draw-mode-exchange = Exchange cards
option-draw-mode-swap = Use your ability: fetch any card
option-draw-refresh-yes = Yes, three new cards
option-draw-refresh-no = No, leave them
option-resolve-standard = Standard: { $standard }
option-resolve-special = Special: { $about }
option-resolve-reserve = Reserve an end bonus (your ability)
option-resolve-nothing = Nothing: discard it
option-spin-off-mode-publication = Publication: reputation
option-spin-off-mode-valorisation = Valorisation: money
option-slot-empty = Slot { $slot } is empty
option-pass = Pass
option-no-claim = Not now
option-dismiss = Let { $name } go
option-pay = Pay all salaries
option-consultant = Hire a consultant
option-end-research = End your research
option-end-research-idle = End your research: { $months ->
        [one] 1 PhD Month is lost
       *[other] { $months } PhD Months are lost
    }
option-work = { $discipline } on { $project }
option-store = Store as { $discipline }
option-store-one = Store 1 Month as { $discipline }
option-from-deck = From the deck
option-done = Done
option-swap = Use your ability: fetch any card
option-no-project = No project
option-target = { $target }
option-defend = Defend with { $card }
option-immunity = Declare immunity for this turn
option-accept = Accept it
option-teach-all = Teach with all of them: €{ $amount }
option-teach-none = Do not teach

## Reasons

reason-too-poor = You need €{ $missing } more.
reason-none-left = There is none left in stock.
reason-no-salary = This one costs no salary, so cannot be let go.
reason-bill-too-high = The salaries cost €{ $amount }: you need €{ $missing } more, or let somebody go first.
reason-too-many-stars = Only one researcher with level 8 may stay: let { $amount ->
        [one] 1 other
       *[other] { $amount } others
    } go first.
reason-no-months = No Months left this turn.
reason-nowhere-to-work = There is nothing to work on.
reason-track-full = That is full already.
reason-network-down = The network is down: no more Information Science this turn.
reason-no-reputation = You have no reputation there.
reason-not-on-project = The project has no more Months of that discipline.
reason-not-on-student = The student lacks a token for that.
reason-nothing-to-copy = You have nothing to copy there.
reason-no-cards = You have no cards in hand.
reason-discard-first = Throw away at least one card first.
reason-too-few-tokens = You need { $missing ->
        [one] 1 more stored Month
       *[other] { $missing } more stored Months
    }{ $same ->
        [yes] { " " }of that discipline
        [one] { " " }of one discipline
       *[no] { "" }
    }.
reason-subsidy-had = You already had a subsidy this turn.
reason-only-defends = This side only works as a reaction.
reason-no-target = There is nothing it could work on.
reason-cannot-pay = { $months ->
        [none] You need €{ $money } more.
        [same] You need { $missing ->
            [one] 1 more stored Month
           *[other] { $missing } more stored Months
        } of one discipline.
        [any] You need { $missing ->
            [one] 1 more stored Month
           *[other] { $missing } more stored Months
        }.
       *[other] You need { $months } more.
    }
reason-other-disciplines = It does not need the disciplines you paid.
reason-tile-spent = This ability has been used up.
reason-target-first = Name a target first.
reason-spend-first = Spend at least one token.

## The story

event-setting-up = Setting up
event-sends-nobody = { $you ->
    [yes] You send nobody to work.
   *[no] { $who } sends nobody to work.
}
event-last-turn = { $enough ->
    [yes] Turn { $turn } is always the last: a house rule, because the rulebook has no end for a game in which nobody buys.
   *[no] Fewer than { $below } projects are left in stock ({ $stock }): this is the last turn.
}
event-turn-begins = { $last ->
        [yes] Turn { $turn }, the last one: Preparation
       *[no] Turn { $turn }: Preparation
    }
event-turn-idle = { $many ->
        [yes] Turns { $turn } to { $until }: nobody can act
       *[no] Turn { $turn }: nobody can act
    }
event-phase-begins = { $last ->
        [yes] Turn { $turn }, the last one: { $phase }
       *[no] Turn { $turn }: { $phase }
    }
event-last-reckoning = Final reckoning
event-table-set = Every group begins with €{ $amount }. In stock: { $projects } projects and { $students } PhD Students.
event-cards-open = Open action cards: { $cards }.
event-hand-dealt = { $you ->
    [yes] You are dealt { $cards }.
   *[no] { $who } is dealt two action cards.
}
event-tiles-dealt = { $you ->
    [yes] You are dealt three ability tiles: { $tiles }.
   *[no] { $who } is dealt three ability tiles.
}
event-tile-kept = { $you ->
    [yes] You keep: { $tile }.
   *[no] { $who } keeps an ability tile.
}
event-tiles-go-left = Everybody passes two tiles to the left.
event-tiles-passed = { $you ->
    [yes] From your right you receive: { $tiles }.
   *[no] { $who } receives two ability tiles from the right.
}
event-tiles-revealed = The abilities are revealed.
event-ability = { $you ->
    [yes] Your ability: { $tile }.
   *[no] { $who } has the ability: { $tile }.
}
event-order = Player Order: { $order }.
event-allowance = { $you ->
    [yes] You trail the leader by { $amount } and receive an allowance of €{ $amount }.
   *[no] { $who } trails the leader by { $amount } and receives an allowance of €{ $amount }.
}
event-researcher-joins = { $you ->
    [yes] { $researcher } joins your group{ $price ->
        [0] { "" }
       *[other] { "" } for €{ $price }
    }, with both tracks at level { $level }.
   *[no] { $researcher } joins the group of { $who }{ $price ->
        [0] { "" }
       *[other] { "" } for €{ $price }
    }, with both tracks at level { $level }.
}
event-hires-nobody = { $you ->
    [yes] You keep what is left of the allowance.
   *[no] { $who } keeps what is left of the allowance.
}
event-offer-opens = On offer: { $projects }.
event-nobody-can-buy = Nobody has €{ $price } for a project.
event-project-bought = { $you ->
    [yes] You buy { $project } from the { $source ->
        [offer] offer
       *[stock] stock
    } for €{ $price }.
   *[no] { $who } buys { $project } from the { $source ->
        [offer] offer
       *[stock] stock
    } for €{ $price }.
}
event-project-claimed = { $you ->
    [yes] You jump in and claim { $project } from the { $source ->
        [offer] offer
       *[stock] stock
    } for €{ $price }.
   *[no] { $who } jumps in and claims { $project } from the { $source ->
        [offer] offer
       *[stock] stock
    } for €{ $price }.
}
event-project-taken = { $you ->
    [yes] You take { $project } from the { $source ->
        [offer] offer
       *[stock] stock
    }{ $price ->
        [0] , free of charge
       *[other] { "" } for €{ $price }
    }.
   *[no] { $who } takes { $project } from the { $source ->
        [offer] offer
       *[stock] stock
    }{ $price ->
        [0] , free of charge
       *[other] { "" } for €{ $price }
    }.
}
event-no-project-taken = { $you ->
    [yes] You take no project from the stock.
   *[no] { $who } takes no project from the stock.
}
event-offer-refilled = New on offer: { $project }.
event-passes = { $you ->
    [yes] You pass.
   *[no] { $who } passes.
}
event-cannot-buy = { $you ->
    [yes] You have only €{ $money } of the €{ $price } for a project and pass.
   *[no] { $who } has only €{ $money } of the €{ $price } for a project and passes.
}
event-student-joins = { $you ->
    [yes] { $student } joins your group.
   *[no] { $student } joins the group of { $who }.
}
event-student-refused = { $you ->
    [yes] You take no PhD Student.
   *[no] { $who } takes no PhD Student.
}
event-no-student-left = { $you ->
    [yes] No PhD Student is left in stock for you.
   *[no] No PhD Student is left in stock for { $who }.
}
event-month-copied = { $you ->
    [yes] You copy 1 Month of { $discipline } to { $project }.
   *[no] { $who } copies 1 Month of { $discipline } to { $project }.
}
event-offer-closes = { $amount ->
        [one] The unsold project goes
       *[other] { $amount } unsold projects go
    } back to the stock.
event-stock-empty = There are no more projects to buy.
event-sponsor-pays = { $you ->
    [yes] { $card } brings you €{ $amount }.
   *[no] { $card } brings { $who } €{ $amount }.
}
event-researcher-dismissed = { $you ->
    [yes] You let { $researcher } go, with { $experience } Experience.
   *[no] { $who } lets { $researcher } go, with { $experience } Experience.
}
event-student-dismissed = { $you ->
    [yes] You let { $student } go, with { $experience } Experience.
   *[no] { $who } lets { $student } go, with { $experience } Experience.
}
event-salaries-paid = { $you ->
    [yes] You pay €{ $amount } in salaries{ $saved ->
        [0] { "" }
       *[other] ; your open cards save €{ $saved }
    }.
   *[no] { $who } pays €{ $amount } in salaries{ $saved ->
        [0] { "" }
       *[other] ; open cards save €{ $saved }
    }.
}
event-event-rules = This turn: { $event }. { $about }
event-months-counted = { $you ->
    [yes] Months of your staff: { $months ->
        [none] { $any ->
            [0] none
           *[other] { $any } of any kind
        }
       *[other] { $months }{ $any ->
            [0] { "" }
           *[other] { "" } and { $any } of any kind
        }
    }.
   *[no] Months of the staff of { $who }: { $months ->
        [none] { $any ->
            [0] none
           *[other] { $any } of any kind
        }
       *[other] { $months }{ $any ->
            [0] { "" }
           *[other] { "" } and { $any } of any kind
        }
    }.
}
event-month-lost = { $you ->
    [yes] Pests cost you 1 Month: { $unit }.
   *[no] Pests cost { $who } 1 Month: { $unit }.
}
event-pests-lapse = { $you ->
    [yes] You have no more Months that pests could cost you; { $amount } { $amount ->
        [one] is
       *[other] are
    } spared.
   *[no] { $who } has no more Months that pests could cost; { $amount } { $amount ->
        [one] is
       *[other] are
    } spared.
}
event-no-research = { $you ->
    [yes] { $projects ->
        [0] You have no project to work on.
       *[other] You have nobody who could work on your projects.
    }
   *[no] { $projects ->
        [0] { $who } has no project to work on.
       *[other] { $who } has nobody to work on projects.
    }
}
event-consultant-hired = { $you ->
    [yes] You hire a consultant{ $way ->
        [scholar] : a visiting scholar, for €{ $amount }
        [software] : thanks to the Research Software, for €{ $amount }
       *[paid] { "" } for €{ $amount }
    }.
   *[no] { $who } hires a consultant{ $way ->
        [scholar] : a visiting scholar, for €{ $amount }
        [software] : thanks to the Research Software, for €{ $amount }
       *[paid] { "" } for €{ $amount }
    }.
}
event-track-works = { $you ->
    [yes] Your { $researcher } works { $months ->
        [one] 1 Month
       *[other] { $months } Months
    } of { $discipline } on { $project }{ $lost ->
        [0] { "" }
        [one] ; 1 more is lost
       *[other] ; { $lost } more are lost
    }. The track { $rise ->
        [0] stays at
       *[other] rises to
    } level { $level }.
   *[no] { $researcher } of { $who } works { $months ->
        [one] 1 Month
       *[other] { $months } Months
    } of { $discipline } on { $project }{ $lost ->
        [0] { "" }
        [one] ; 1 more is lost
       *[other] ; { $lost } more are lost
    }. The track { $rise ->
        [0] stays at
       *[other] rises to
    } level { $level }.
}
event-student-works = { $you ->
    [yes] Your { $student } works { $months ->
        [one] 1 Month
       *[other] { $months } Months
    } of { $discipline } on { $project } and gains a token{ $lost ->
        [0] { "" }
        [one] ; 1 more Month is lost
       *[other] ; { $lost } more Months are lost
    }.
   *[no] { $student } of { $who } works { $months ->
        [one] 1 Month
       *[other] { $months } Months
    } of { $discipline } on { $project } and gains a token{ $lost ->
        [0] { "" }
        [one] ; 1 more Month is lost
       *[other] ; { $lost } more Months are lost
    }.
}
event-consultant-works = { $you ->
    [yes] Your consultant works 1 Month of { $discipline } on { $project }.
   *[no] The consultant of { $who } works 1 Month of { $discipline } on { $project }.
}
event-months-stored = { $you ->
    [yes] You store { $months ->
        [none] nothing
       *[other] { $months }
    }{ $lost ->
        [0] { "" }
        [one] ; 1 Month is lost
       *[other] ; { $lost } Months are lost
    }.
   *[no] { $who } stores { $months ->
        [none] nothing
       *[other] { $months }
    }{ $lost ->
        [0] { "" }
        [one] ; 1 Month is lost
       *[other] ; { $lost } Months are lost
    }.
}
event-months-wasted = { $you ->
    [yes] { $amount ->
        [one] 1 Month
       *[other] { $amount } Months
    } of your staff { $amount ->
        [one] goes
       *[other] go
    } to waste.
   *[no] { $amount ->
        [one] 1 Month
       *[other] { $amount } Months
    } of the staff of { $who } { $amount ->
        [one] goes
       *[other] go
    } to waste.
}
event-scholars-leave = { $you ->
    [yes] { $amount ->
        [one] 1 visiting scholar leaves
       *[other] { $amount } visiting scholars leave
    } without having helped you.
   *[no] { $amount ->
        [one] 1 visiting scholar leaves
       *[other] { $amount } visiting scholars leave
    } without having helped { $who }.
}
event-project-spared = { $you ->
    [yes] Nobody worked on your { $project }, but its deadline was extended.
   *[no] Nobody worked on { $project } of { $who }, but its deadline was extended.
}
event-project-cancelled = { $you ->
    [yes] Your { $project } is cancelled and goes back to the stock{ $work ->
        [none] { "" }
       *[other] ; { $work } of work is lost
    }. { $points ->
        [none] You have no reputation to lose with it.
        [choose] You choose where you lose reputation.
       *[other] You lose { $points } reputation.
    }
   *[no] { $project } of { $who } is cancelled and goes back to the stock{ $work ->
        [none] { "" }
       *[other] ; { $work } of work is lost
    }. { $points ->
        [none] There is no reputation to lose with it.
        [choose] It costs reputation.
       *[other] It costs { $points } reputation.
    }
}
event-cancellation-costs = { $you ->
    [yes] You lose { $points } reputation over { $project }.
   *[no] { $who } loses { $points } reputation over { $project }.
}
event-sponsor-leaves = { $you ->
    [yes] { $card } leaves you.
   *[no] { $card } leaves { $who }.
}
event-project-completed = { $you ->
    [yes] You complete { $project } and receive €{ $amount }!
   *[no] { $who } completes { $project } and receives €{ $amount }!
}
event-project-honoured = { $you ->
    [yes] { $project } brings you { $points } reputation.
   *[no] { $project } brings { $who } { $points } reputation.
}
event-graduation = { $you ->
    [yes] Your { $student } graduates: €{ $amount }{ $extra ->
        [0] { "" }
       *[other] , of which €{ $extra } from the Graduate School
    }.
   *[no] { $student } of { $who } graduates: €{ $amount }{ $extra ->
        [0] { "" }
       *[other] , of which €{ $extra } from the Graduate School
    }.
}
event-post-declined = { $you ->
    [yes] You take no researcher.
   *[no] { $who } takes no researcher.
}
event-diploma = { $you ->
    [yes] The diploma brings you { $points } reputation. { $student } leaves, with { $experience } tokens.
   *[no] The diploma brings { $who } { $points } reputation. { $student } leaves, with { $experience } tokens.
}
event-diploma-without-post = { $you ->
    [yes] No post fits, so the diploma brings you { $points } reputation. { $student } leaves, with { $experience } tokens.
   *[no] No post fits, so the diploma brings { $who } { $points } reputation. { $student } leaves, with { $experience } tokens.
}
event-bonus-opens = The end bonus of { $event } is open to all now: { $bonus }.
event-card-taken = { $you ->
    [yes] You take { $card } from the open cards; { $opened } replaces it.
   *[no] { $who } takes { $card } from the open cards; { $opened } replaces it.
}
event-card-drawn = { $you ->
    [yes] You draw { $card }.
   *[no] { $who } draws a card from the deck.
}
event-card-discarded = { $you ->
    [yes] You throw away { $card }.
   *[no] { $who } throws away { $card }.
}
event-display-refreshed = { $you ->
    [yes] You discard the open cards and open new ones; gone are: { $cards }.
   *[no] { $who } discards the open cards and opens new ones; gone are: { $cards }.
}
event-deck-shuffled = The deck is empty: the { $amount ->
        [one] card
       *[other] { $amount } cards
    } of the discard pile { $amount ->
        [one] becomes
       *[other] become
    } the new deck.
event-card-fetched = { $you ->
    [yes] You use your ability: you take { $card } from the deck and put { $given } back.
   *[no] { $who } uses an ability, takes { $card } from the deck and puts { $given } back.
}
event-card-salvaged = { $you ->
    [yes] You use your ability: you take { $card } from the discard pile and leave { $given } there.
   *[no] { $who } uses an ability, takes { $card } from the discard pile and leaves { $given } there.
}
event-card-laid = { $you ->
    [yes] You lay { $card } face down.
   *[no] { $who } lays a card face down.
}
event-cards-turned = All cards are turned over.
event-cards-revealed = { $you ->
    [yes] You played { $cards }.
   *[no] { $who } played { $cards }.
}
event-plays-nothing = { $you ->
    [yes] You played no card.
   *[no] { $who } played no card.
}
event-card-standard = { $ability ->
    [1] { $you ->
        [yes] You use { $card } with your ability: { $standard }.
       *[no] { $who } uses { $card } with an ability: { $standard }.
    }
   *[other] { $you ->
        [yes] You use { $card }: { $standard }.
       *[no] { $who } uses { $card }: { $standard }.
    }
}
event-card-special = { $you ->
    [yes] You use the special action of { $card }.
   *[no] { $who } uses the special action of { $card }.
}
event-card-wasted = { $you ->
    [yes] You discard { $card } unused.
   *[no] { $who } discards { $card } unused.
}
event-card-idle = { $you ->
    [yes] You make no use of your open { $card }.
   *[no] { $who } makes no use of the open { $card }.
}
event-card-stays = { $you ->
    [yes] { $card } stays open in front of you.
   *[no] { $card } stays open in front of { $who }.
}
event-hand-cut = { $you ->
    [yes] You keep three cards and discard { $card }.
   *[no] { $who } keeps three cards and discards { $card }.
}
event-cost-paid = { $you ->
    [yes] You pay { $months ->
        [none] { "" }
       *[other] { $months }
    }{ $money ->
        [0] { "" }
       *[other] €{ $money }
    }.
   *[no] { $who } pays { $months ->
        [none] { "" }
       *[other] { $months }
    }{ $money ->
        [0] { "" }
       *[other] €{ $money }
    }.
}
event-die-cast = { $you ->
    [yes] You roll a { $amount }.
   *[no] { $who } rolls a { $amount }.
}
event-grant-paid = { $you ->
    [yes] Your subsidy in { $discipline } is €{ $amount }: €{ $half } for your reputation and €{ $die } for the die.
   *[no] The subsidy of { $who } in { $discipline } is €{ $amount }: €{ $half } for the reputation and €{ $die } for the die.
}
event-published = { $you ->
    [yes] Your publication brings { $points } reputation in { $discipline }{ $extra ->
        [0] { "" }
       *[other] , of which { $extra } from the Paper Mill
    }.
   *[no] The publication of { $who } brings { $points } reputation in { $discipline }{ $extra ->
        [0] { "" }
       *[other] , of which { $extra } from the Paper Mill
    }.
}
event-valorised = { $you ->
    [yes] Your valorisation in { $discipline } brings €{ $amount }, { $dice ->
        [lower] the lower die
        [higher] the higher die
       *[both] both dice
    }.
   *[no] The valorisation of { $who } in { $discipline } brings €{ $amount }, { $dice ->
        [lower] the lower die
        [higher] the higher die
       *[both] both dice
    }.
}
event-bonus-reserved = { $you ->
    [yes] You reserve a bonus from the { $source ->
        [deck] event deck
       *[open] open ones
    }: { $bonus }.
   *[no] { $who } reserves a bonus from the { $source ->
        [deck] event deck
       *[open] open ones
    }: { $bonus }.
}
event-bonus-returned = { $you ->
    [yes] You give up a reserved bonus, which is open to all now: { $bonus }.
   *[no] { $who } gives up a reserved bonus, which is open to all now: { $bonus }.
}
event-card-brings = { $you ->
    [yes] { $card } brings you { $points ->
        [none] €{ $money }
       *[other] { $money ->
            [0] { "" }
           *[other] €{ $money } and { "" }
        }{ $points } reputation
    }.
   *[no] { $card } brings { $who } { $points ->
        [none] €{ $money }
       *[other] { $money ->
            [0] { "" }
           *[other] €{ $money } and { "" }
        }{ $points } reputation
    }.
}
event-token-spent = { $you ->
    [yes] You spend 1 Month of { $discipline } on { $card }: { $money ->
        [0] { "" }
       *[other] €{ $money }
    }{ $points ->
        [0] { "" }
       *[other] { $points } reputation in that discipline
    }.
   *[no] { $who } spends 1 Month of { $discipline } on { $card }: { $money ->
        [0] { "" }
       *[other] €{ $money }
    }{ $points ->
        [0] { "" }
       *[other] { $points } reputation in that discipline
    }.
}
event-scholars-come = { $you ->
    [yes] { $amount ->
        [one] 1 visiting scholar
       *[other] { $amount } visiting scholars
    } will work for you as free consultants in the next research.
   *[no] { $amount ->
        [one] 1 visiting scholar
       *[other] { $amount } visiting scholars
    } will work for { $who } as free consultants in the next research.
}
event-researcher-trained = { $you ->
    [yes] Your { $researcher } rises to level { $level } in { $discipline }.
   *[no] { $researcher } of { $who } rises to level { $level } in { $discipline }.
}
event-student-helped = { $you ->
    [yes] Your { $student } gains a token of { $discipline }.
   *[no] { $student } of { $who } gains a token of { $discipline }.
}
event-deadline-extended = { $you ->
    [yes] The deadline of your { $project } is extended.
   *[no] The deadline of { $project } of { $who } is extended.
}
event-month-fabricated = { $you ->
    [yes] You make up 1 Month of { $discipline } on { $project }.
   *[no] { $who } makes up 1 Month of { $discipline } on { $project }.
}
event-group-attacked = { $you ->
    [yes] You aim { $card } at { $rival }{ $price ->
        [0] { "" }
       *[other] { "" } for €{ $price }
    }.
   *[no] { $who } aims { $card } at { $rival }{ $price ->
        [0] { "" }
       *[other] { "" } for €{ $price }
    }.
}
event-project-attacked = { $you ->
    [yes] You aim at { $project } of { $rival }.
   *[no] { $who } aims at { $project } of { $rival }.
}
event-researcher-attacked = { $you ->
    [yes] You aim at { $researcher } of { $rival }.
   *[no] { $who } aims at { $researcher } of { $rival }.
}
event-card-attacked = { $you ->
    [yes] You aim at { $card } of { $rival }.
   *[no] { $who } aims at { $card } of { $rival }.
}
event-attack-accepted = { $you ->
    [yes] You let it happen.
   *[no] { $who } lets it happen.
}
event-card-defends = { $you ->
    [yes] You defend with { $card } { $source ->
        [hand] from your hand
       *[played] that you had played
    }.
   *[no] { $who } defends with { $card }, { $source ->
        [hand] from the hand
       *[played] already played
    }.
}
event-immunity-declared = { $you ->
    [yes] You use your ability: you are immune to attacks for this turn.
   *[no] { $who } uses an ability and is immune to attacks for this turn.
}
event-immunity-holds = { $you ->
    [yes] You are still immune to attacks.
   *[no] { $who } is still immune to attacks.
}
event-attack-stopped = { $you ->
    [yes] Your attack on { $rival } is stopped. You get back { $money ->
        [0] { "" }
       *[other] €{ $money }
    }{ $months ->
        [none] { "" }
       *[other] { $months }
    }.
   *[no] The attack on { $rival } is stopped. { $who } gets back { $money ->
        [0] { "" }
       *[other] €{ $money }
    }{ $months ->
        [none] { "" }
       *[other] { $months }
    }.
}
event-attack-halved = { $you ->
    [yes] That only halves what you lose.
   *[no] That only halves what { $who } loses.
}
event-attack-fails = { $you ->
    [yes] { $card } does nothing to { $rival }: your attack fails.
   *[no] { $card } does nothing to { $rival }: the attack of { $who } fails.
}
event-months-threatened = { $you ->
    [yes] You will lose { $amount ->
        [one] 1 Month
       *[other] { $amount } Months
    } in your next research.
   *[no] { $who } will lose { $amount ->
        [one] 1 Month
       *[other] { $amount } Months
    } in the next research.
}
event-month-erased = { $you ->
    [yes] You erase 1 Month of { $discipline } from { $project } of { $rival }.
   *[no] { $who } erases 1 Month of { $discipline } from { $project } of { $rival }.
}
event-audited = { $you ->
    [yes] { $amount ->
        [0] The audit costs you nothing.
       *[other] The audit costs you €{ $amount }.
    }
   *[no] { $amount ->
        [0] The audit costs { $who } nothing.
       *[other] The audit costs { $who } €{ $amount }.
    }
}
event-smeared = { $you ->
    [yes] { $card } works: you are to lose { $points } reputation.
   *[no] { $card } works: { $who } is to lose { $points } reputation.
}
event-backfires = { $you ->
    [yes] { $card } backfires: you are to lose { $points } reputation.
   *[no] { $card } backfires: { $who } is to lose { $points } reputation.
}
event-reputation-lost = { $you ->
    [yes] { $points ->
        [none] { $where ->
            [there] You have no reputation there to lose.
           *[anywhere] You have no reputation to lose.
        }
       *[other] You lose { $points } reputation.
    }
   *[no] { $points ->
        [none] { $where ->
            [there] { $who } has no reputation there to lose.
           *[anywhere] { $who } has no reputation to lose.
        }
       *[other] { $who } loses { $points } reputation.
    }
}
event-researcher-lured = { $you ->
    [yes] You lure { $researcher }, with { $experience } Experience, away from { $rival }.
   *[no] { $who } lures { $researcher }, with { $experience } Experience, away from { $rival }.
}
event-card-exposed = { $you ->
    [yes] Your { $card } is exposed and discarded! The penalty: { $money ->
        [0] { "" }
       *[other] €{ $money }
    }{ $points ->
        [0] { "" }
       *[other] { $points } reputation
    }.
   *[no] { $card } of { $who } is exposed and discarded! The penalty: { $money ->
        [0] { "" }
       *[other] €{ $money }
    }{ $points ->
        [0] { "" }
       *[other] { $points } reputation
    }.
}
event-fined = { $you ->
    [yes] { $amount ->
        [0] You have no money to lose.
       *[other] You lose €{ $amount }.
    }
   *[no] { $amount ->
        [0] { $who } has no money to lose.
       *[other] { $who } loses €{ $amount }.
    }
}
event-card-stolen = { $you ->
    [yes] You take { $card } from the hand of { $rival }.
   *[no] { $who } takes a card from the hand of { $rival }.
}
event-card-missed = { $you ->
    [yes] It was your { $card }; { $left ->
        [one] 1 card stays
       *[other] { $left } cards stay
    } in your hand.
   *[no] { $left ->
        [one] 1 card stays
       *[other] { $left } cards stay
    } in the hand of { $who }.
}
event-teaching-paid = { $you ->
    [yes] You teach with { $months } and receive €{ $amount }.
   *[no] { $who } teaches with { $months } and receives €{ $amount }.
}
event-teaching-declined = { $you ->
    [yes] You do not teach: { $months } is given up.
   *[no] { $who } does not teach: { $months } is given up.
}
event-event-happens = The dice show { $dice }. Event: { $event }. { $about }
event-nothing-happens = The dice show { $dice }: no event.
event-no-events-left = The event deck is empty: no dice are cast.
event-alumnus-gives = { $you ->
    [yes] You receive €{ $amount } from the alumnus.
   *[no] { $who } receives €{ $amount } from the alumnus.
}
event-money-cut = { $you ->
    [yes] { $amount ->
        [0] You have nothing to lose.
       *[other] You lose €{ $amount }.
    }
   *[no] { $amount ->
        [0] { $who } has nothing to lose.
       *[other] { $who } loses €{ $amount }.
    }
}
event-bonuses-scored = { $you ->
    [yes] You score for end bonuses: { $bonuses }. Together { $amount } points.
   *[no] { $who } scores for end bonuses: { $bonuses }. Together { $amount } points.
}
event-bonuses-missed = { $you ->
    [yes] You do not meet what you reserved: { $bonuses }.
   *[no] { $who } does not meet what was reserved: { $bonuses }.
}
event-final-score = { $you ->
    [yes] You score { $reputation } for reputation{ $bonus ->
        [0] { "" }
       *[other] , { $bonus } for bonuses
    }, { $study } for { $experience } Experience and { $wealth } for €{ $money }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[no] { $who } scores { $reputation } for reputation{ $bonus ->
        [0] { "" }
       *[other] , { $bonus } for bonuses
    }, { $study } for { $experience } Experience and { $wealth } for €{ $money }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}

## The table

zone-centre = The faculty
zone-projects = Projects on offer
zone-stock = Stock of projects
stock-tip = With fewer than 4 at the start of a turn, that turn is the last.
zone-staff-stock = Staff to be had
zone-students = PhD Students
zone-actions = Open action cards
zone-deck = Action deck
zone-discard = Discard pile
zone-bonuses = Events and end bonuses
bonus-in-deck = still in the deck
bonus-active = this event rules now
bonus-happened = has happened; open to all after Completion
bonus-open = 5 points for whoever meets it
bonus-reserved-line = 7 points, reserved
order-line = Player Order: { $order }
event-line = This turn: { $event }. { $about }
zone-money = Euros
zone-total = Reputation for the order
zone-tokens = Stored Months
zone-reputation = Reputation
zone-group = Group
zone-staff = Staff
zone-own-projects = Projects in play
zone-completed = Completed
zone-hand = Your action cards
zone-known-hand = Known cards in hand
zone-played = Played
zone-open = Lying open
zone-abilities = Abilities
zone-draft = Tiles to choose from
hand-size = Cards in hand
face-down-cards = Face-down cards
consultants = Consultants hired
consultant-next = The next consultant costs €{ $price }.
salary-of = Salary: €{ $amount }
bill-line = Salaries this turn: €{ $amount }
bill-next-line = Salaries next turn, as things stand: €{ $amount }
mismanaged-line = A project was cancelled
deficit-line = Months to lose to pests: { $amount }
free-consultants-line = Free consultants: { $amount }
immune-line = Immune this turn
project-idle = Not worked on yet: about to be cancelled, for 2 reputation
project-full = Finished: it completes in the Completion Phase
project-worked = Worked on this turn
project-extended = Protected by an extension
months-left-line = { $months ->
        [0] All Months are assigned
        [one] 1 Month left to assign
       *[other] { $months } Months left to assign
    }
none = none

## The board

tab-cork = Board
tab-desk = My desk
tab-rivals = Groups
zone-rivals = Other groups
zone-numbers = Your numbers
zone-pad = Your projects and staff
zone-cabinet = Archive, abilities and cards in force
label-calls = Open calls
label-plan = This turn’s plan
label-next-plan = Next turn’s plan
no-cards = No action cards in hand
label-played = Played cards
label-memos = Action cards
label-bonuses = End bonuses
label-force = In force
lead-short = on the ribbon: who leads now
turn-short = Turn
next-short = next: { $phase }
last-turn-short = last turn
below-short = below { $n }
left-short = left
this-turn-short = This turn
no-event-short = No event this turn.
phase-setup-short = Set-up
phase-preparation-short = Preparation
phase-acquisition-short = Acquisition
phase-salary-short = Salaries
phase-research-short = Research
phase-completion-short = Completion
phase-draw-short = Draw
phase-action-short = Actions
phase-teaching-short = Teaching
phase-event-short = Event
phase-final-short = Reckoning
phase-over-short = The end
area-language-structures-short = Structures
area-language-and-speech-short = Speech
area-discourse-and-communication-short = Discourse
area-language-acquisition-short = Acquisition
area-ancient-and-medieval-history-short = Ancient
area-modern-history-short = Modern
area-art-history-short = Art history
area-cultural-studies-short = Culture
area-literary-studies-short = Literature
area-data-science-short = Data
standard-recruit-short = Recruit
standard-subsidy-short = Subsidy
standard-reserve-short = Reserve
standard-spin-off-short = Spin-off
bonus-projects-short = projects
bonus-unblemished-short = clean
bonus-researchers-short = staff
bonus-linguistics-short = L
bonus-money-short = euros
bonus-information-short = I
bonus-balance-short = L = C
bonus-culture-short = C
all-short = all { $n }
now-short = now
soon-short = soon
deck-short = deck
used-short = used
tile-start-linguistics-short = Started with 5 in L
tile-start-culture-short = Started with 5 in C
tile-start-information-short = Started with 5 in I
tile-start-money-short = Started with €10 more
tile-out-of-turn-short = Claim out of turn
tile-star-team-short = Any number of level 8
tile-cheap-consultants-short = Consultants €1 off
tile-two-bonuses-short = Two reserved bonuses
tile-any-promotion-short = Promote to any pair
tile-split-work-short = Split: work and store
tile-select-card-short = Once: fetch any card
tile-immunity-short = Once: immune
phd-short = PhD
phd-student = PhD Student
any-short = any
salary-short = salary
salaries-short = salaries
salaries-next-short = next bill
leaves-short = leaves
consultant-short = consultant
done-short = done
for-the-order = for the order
valorise-short = valorise
plan-have = Months you have
plan-need = your projects need
new-folder = a new folder lands here
copy-short = copy { $n }
stamp-full = COMPLETE
stamp-extended = EXTENDED
folder-plain = in progress
folder-full = complete
folder-extended = extended
folder-worked = worked on
folder-idle = nobody yet!
pests-short = pests: −{ $n } Months
reviewer = Reviewer 2
reviewer-1 = Nobody reads page 7.
reviewer-2 = Cite me twice.
reviewer-3 = Who checked the commas?
reviewer-4 = Needs more footnotes.
reviewer-5 = Interesting, if true.
reviewer-6 = Figure 3 is upside down.
reviewer-7 = The coffee was fine.
reviewer-8 = Major revisions.
reviewer-9 = I expected a table.
reviewer-10 = Late, but neat.
reviewer-11 = Shorter is braver.
reviewer-12 = See my own work.
call-name = { $project }, { $area }, on offer for €5{ $n ->
    [0] { "" }
    [one] ; you can copy 1 Month
   *[other] ; you can copy { $n } Months
}
folder-name = { $player }: { $title }, still { $months }, { $state }
spine-name = { $player }: { $title }, completed
staff-name = { $player }: { $name }, Experience { $levels }, gives { $months } this turn, salary €{ $salary }
vacancy-name = { $pair }: { $n } to be had
students-name = PhD Students to be had: { $n }
stock-name = Projects that nobody holds: { $n }. With fewer than 4 at the start of a turn, that turn is the last.
deck-name = Action deck: { $n } cards
used-name = Used action cards: { $n }
open-card = { $card }. { $about } Or: { $standard }.
hand-card = In your hand: { $card }. { $about } Or: { $standard }.
my-force-card = In force: { $card }. { $about }
force-card = In force for { $player }: { $card }. { $about }
played-card = Played by { $player }: { $card }. { $about }
face-down-name = { $player } laid { $n ->
    [one] 1 card
   *[other] { $n } cards
} face down
backs-name = { $player } holds { $n ->
    [one] 1 action card
   *[other] { $n } action cards
}
bonus-name = End bonus: { $bonus }, { $note }. Would score now: { $lead }
bonus-name-deck = End bonus: { $bonus }, { $note }
bonus-reserved-by = 7 points, reserved by { $player }
points-name = { $player }: { $n } reputation in { $discipline }
money-name = { $player }: €{ $n }, salaries €{ $more }
consultants-name = { $player }: the next consultant costs €{ $n }; hired: { $more }
plate-name = { $player }: { $n } reputation{ $more ->
    [0] { "" }
   *[other] , place { $more } in the order
}
order-name = { $player }: { $n } reputation counts for the order
mugs-name = { $player }: stored Months { $months }
archive-name = { $player }: { $n ->
    [one] 1 completed project
   *[other] { $n } completed projects
}
pests-name = { $player }: { $n ->
    [one] 1 Month
   *[other] { $n } Months
} to lose to pests
immune-name = { $player }: immune this turn
pin-name = { $player }: { $tile }{ $spent ->
    [0] { "" }
   *[other] , used
}
plan-name = You have { $have } and { $any } of any kind; your projects need { $need }
strip-name = { $player }: place { $place } in the order, reputation { $reputation }, €{ $money }, cards { $hand }, staff { $staff }, projects { $projects }
months-to-go = { $n ->
    [0] ready
    [one] 1 Month to go
   *[other] { $n } Months to go
}

# Names with a seam (a soft hyphen), or shorter, for small places
card-visiting-scholar-seam = { card-visiting-scholar }
card-pest-attack-seam = { card-pest-attack }
card-investigative-reporter-seam = { card-investigative-reporter }
card-commissioned-research-seam = { card-commissioned-research }
card-nepotism-seam = { card-nepotism }
card-museum-tours-seam = { card-museum-tours }
card-financial-audit-seam = { card-financial-audit }
card-smear-campaign-seam = { card-smear-campaign }
card-plagiarism-accusation-seam = { card-plagiarism-accusation }
card-research-software-seam = { card-research-software }
card-data-fabrication-seam = { card-data-fabrication }
card-crowdfunding-seam = Crowd­funding
card-corporate-sponsor-seam = { card-corporate-sponsor }
card-office-espionage-seam = { card-office-espionage }
card-alumni-dinner-seam = { card-alumni-dinner }
card-communications-office-seam = Communi­cations Office
card-interdisciplinary-conference-seam = Interdisc. Conference
happening-network-structure-update-seam = { happening-network-structure-update }
happening-rumours-of-layoffs-seam = { happening-rumours-of-layoffs }
happening-improved-library-access-seam = { happening-improved-library-access }
researcher-computational-linguist-seam = { researcher-computational-linguist }
researcher-speech-technologist-seam = { researcher-speech-technologist }
researcher-museum-curator-seam = { researcher-museum-curator }
researcher-media-scholar-seam = { researcher-media-scholar }
researcher-historical-linguist-short = Historical ling.
researcher-computational-linguist-short = Comput. linguist
researcher-speech-technologist-short = Speech techn.
researcher-digital-historian-short = Digital historian
researcher-museum-curator-short = Museum curator
researcher-media-scholar-short = Media scholar
researcher-corpus-builder-short = Corpus builder

# The large card of a piece
look-area = Area: { $area }.
look-needs = Needs { $months }, seven Months in all.
look-left = Still to do: { $months }.
look-call = On offer for €5. Who buys it also gets a PhD Student.
look-copies = You know this area: copy { $n ->
    [one] 1 Month
   *[other] { $n } Months
} for free.
look-reward = Complete: €12 and 3 reputation in its disciplines. Cancelled: 2 reputation lost.
look-of = Group: { $player }.
look-completed = Completed by { $player }.
look-reconstructed = The small ring: this value was reconstructed.
look-levels = Experience: { $levels } (8 in all is the top).
look-gives = Gives { $months } in Research.
look-salary = Salary: €{ $n } each turn.
look-grows = Work on a project adds Experience; from one to the next, a track gives more Months.
look-tokens = Experience tokens: { $tokens }. With three comes the diploma.
look-special = Special: { $about }
look-standard = Or the standard action: { $standard }.
look-kind-defence = Played out of turn, against an attack.
look-kind-attack = An attack: the group may defend itself.
look-kind-once = Works once, then it is used.
look-kind-lasting = Stays open and works turn after turn.
look-kind-susceptible = Stays open, and a reporter may expose it.
look-bonus = At the end: { $bonus }. Reserved 7 points, open 5 points.
look-bonus-state = Now: { $state }.
look-standing = { $player }: { $n }
look-event = Event: { $event }. { $about }
look-tile = A special ability, from the draft to the end of the game.
look-spent = Already used.
look-once = Once in the game.
look-stock = { $area }: { $needs }
look-used = Used: { $cards }.
look-used-none = No card has been used yet.
look-order = Place { $n } in the order; { $total } reputation counts for it.
look-reputation = Reputation: { $months }.
look-purse = Euros: { $n }; salaries take { $bill }.
look-stored = Stored Months: { $months }.
look-staff = Staff: { $staff }.
look-projects = Projects: { $projects }.
look-done = Completed: { $projects }.
look-abilities = Abilities: { $tiles }.
look-open = Lying open: { $cards }.
look-hand = Action cards in hand: { $n }.
look-known = You know of the hand: { $cards }.
look-consultants = Consultants hired: { $n }; the next costs €{ $price }.
look-researcher = { $name } ({ $levels })

## The end of the game

end-board = The group photos
end-desk = The desk
end-won = { $player }’s group wins with { $n } points
end-won-you = Your group wins with { $n } points
end-shared = { $player } share the win with { $n } points
end-ahead = { $n ->
    [one] one point ahead of { $player }
   *[other] { $n } points ahead of { $player }
}
end-by-experience = as many points as { $player }, but more Experience
end-by-money = as many points and Experience as { $player }, but more money
end-photo-name = { $player }, place { $place }: { $n } points, { $projects } projects completed, { $bonuses } bonuses
end-you = you
end-no-bonus = no end bonus
end-sheet-short = points of each group
end-sheet-name = The points of each group
end-turns = { $n ->
    [one] After one turn
   *[other] After { $n } turns
}
end-row-linguistics = Linguistics
end-row-culture = Culture & History
end-row-information = Information Science
end-row-reserved = own bonus
end-row-layout = open bonus
end-row-experience = Experience
end-row-money = money
end-best = Best of the game
end-best-projects = { $n ->
    [one] 1 project: { $player }
   *[other] { $n } projects: { $player }
}
end-best-bonuses = { $n ->
    [one] 1 bonus: { $player }
   *[other] { $n } bonuses: { $player }
}
end-best-experience = { $n } Experience: { $player }
end-best-reputation = { $n } in one field: { $player }
end-best-money = €{ $n }: { $player }
end-best-nobody = All did equally well.
end-reviewer = The reviewers thank all groups for their understanding.

## How to play in pictures

howto-heart = Buy projects, keep your people at work, and finish what you began: a project that nobody touches in a turn is lost.
howto-calendar = Turn and event
howto-calendar-text = Every phase of a turn is a day that is struck out when it has passed. The yellow note says what is special this turn.
howto-calls = Projects and people
howto-calls-text = Three projects for sale. Their leaves show the work: seven Months in L, C or I. Below hang the people who can still join a group.
howto-cards = Action cards
howto-cards-text = After the research everybody draws a card. You use one half: its own trick in the middle, or the plain action at its foot.
howto-bonuses = End bonuses
howto-bonuses-text = Points at the end for who leads there: 7 if you reserved it, 5 if it hangs open for all. The ribbon shows who leads now.
howto-rivals = Other groups
howto-rivals-text = Their reputation, money, people and projects. Click on a strip to see all of that group.
howto-numbers = Your numbers
howto-numbers-text = Reputation is most of your score. Below it your money, and what salaries will take; in the mugs, Months that you stored.
howto-pad = Your desk pad
howto-pad-text = Your projects above, your people below. The hourglass says how many Months each of them gives.
howto-hand = Your cards
howto-hand-text = You keep at most three. Nobody sees them before they are played.
howto-area = Field
howto-area-text = your work in one field helps the next project in it
howto-leaves = Seven Months
howto-leaves-text = filled: done; outlined: still to do
howto-price = Price
howto-price-text = pay it to take the project
howto-art = Picture
howto-art-text = what it is about
howto-title = Title
howto-title-text = at the table, point at it for the whole title
howto-copy = Copy
howto-copy-text = so many Months are done at once, copied from your work in this field
howto-winning = A turn that begins with **fewer than 4 projects** in the stock is the last. Most points win: reputation, end bonuses, 1 for every 4 experience and 1 for every €10.
howto-first-game = Your first game?
howto-first-game-text = Choose the basic game. It has no cards, events or bonuses, and five phases instead of nine.
howto-tie = Equal at the end?
howto-tie-text = The group with more experience wins; then the one with more money.
howto-step-buy = Buy projects
howto-step-buy-text = Taking turns, buy a project for €5, or pass. Your first one of the turn brings a PhD Student for free.
howto-step-pay = Pay everybody
howto-step-pay-text = Salaries grow with experience. Whom you cannot pay must go.
howto-step-work = Work
howto-step-work-text = Give each person’s Months to a project that needs them. One that nobody works on is cancelled: you lose 2 reputation.
howto-step-reap = Finish
howto-step-reap-text = Seven Months make a project complete: €12 for you and 3 reputation, in its own letters.
howto-step-act = Play cards
howto-step-act-text = All lay cards face down. They are carried out by their numbers; an attack can be parried.
howto-linguistics = Linguistics (L)
howto-culture = Culture and History (C)
howto-information = Information Science (I)
howto-month = A Month of work
howto-reputation = Reputation
howto-experience = Experience
howto-euros = Euros
howto-attack = Attack
howto-defence = Defence
howto-lasting = Stays in force
howto-misconduct = Can be exposed

## The scoring sheet

sheet-linguistics = Reputation in Linguistics
sheet-culture = Reputation in Culture & History
sheet-information = Reputation in Information Science
sheet-reserved = Reserved bonuses
sheet-layout = Open bonuses
sheet-experience = Experience, a point for every 4
sheet-money = Money, a point for every €10
sheet-total = Total
sheet-tie-experience = Experience (first tie-break)
sheet-tie-money = Money (second tie-break)

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
aspect-reputation = { $n } { $more } reputation
aspect-euros = €{ $n } { $more }
aspect-researchers = { $n ->
    [one] { $n } { $many } Tenured Researcher
   *[other] { $n } { $many } Tenured Researchers
}
aspect-students = { $n ->
    [one] { $n } { $many } PhD Student
   *[other] { $n } { $many } PhD Students
}
aspect-experience = { $n } { $more } Experience
aspect-stored = { $n ->
    [one] { $n } { $many } Month in store
   *[other] { $n } { $many } Months in store
}
aspect-projects = { $n ->
    [one] { $n } { $many } project in play
   *[other] { $n } { $many } projects in play
}
aspect-marked = { $n ->
    [one] { $n } { $many } Month marked on your projects
   *[other] { $n } { $many } Months marked on your projects
}
aspect-completed = { $n ->
    [one] { $n } { $many } completed project
   *[other] { $n } { $many } completed projects
}
aspect-cards = { $n ->
    [one] { $n } { $many } action card in hand
   *[other] { $n } { $many } action cards in hand
}

# What a drawing stands for in this game
icon-medal = reputation
icon-paper = project

# The list of options in short
row-stock = From the stock
row-money = you have €{ $money }, salaries take €{ $bill }
row-staff = Your staff
row-months = { $n ->
    [one] { $n } Month to place
   *[other] { $n } Months to place
}
row-dismiss = Let somebody go
row-saves = saves the salary
row-work = Work on a project
row-still = still to do
row-store = Or store it
row-mugs = Stored Months
