# Open Science Alliance in English

game-title = Open Science Alliance
game-tagline = Build a team, share the world's open resources, and earn the most research credits in six rounds.
game-credits = The rulebook that we have names nobody.
variant-standard = Standard
variant-standard-about = Six of the eleven events, each with its own resources; some close a door for a round.
variant-calm = Calm events
variant-calm-about = Events only bring resources and close nothing. Good for a first game.

# Components
resource-data = FAIR data
resource-software = software
resource-citizen = citizen science
resource-publishing = publishing
role-data_wizard = Data Wizard
role-code_conjurer = Code Conjurer
role-engagement_guru = Public Engagement Guru
role-knowledge_liberator = Knowledge Liberator
role-transparency_champion = Transparency Champion
role-social_glue = Social Glue
role-discovery_driver = Discovery Driver
role-tip-data_wizard = Specialist. Collects FAIR data: up to its level alone, one more in a crew.
role-tip-code_conjurer = Specialist. Collects software: up to its level alone, one more in a crew.
role-tip-engagement_guru = Specialist. Collects citizen science: up to its level alone, one more in a crew.
role-tip-knowledge_liberator = Specialist. Collects publishing: up to its level alone, one more in a crew.
role-tip-transparency_champion = Generalist. Collects different types, never two of the same at once.
role-tip-social_glue = Generalist. Collects nothing, but adds its level to a crew and lets one rival Specialist join.
role-tip-discovery_driver = Leads the crew: the levels must reach this number, and the base is never more than it.
card-open_science_festival = Open Science Festival
card-fair_data_mandate = FAIR Data Mandate
card-research_software_call = Research Software Call
card-citizen_science_month = Citizen Science Month
card-diamond_publishing_deal = Diamond Publishing Deal
card-hiring_freeze = Hiring Freeze
card-training_budget_cut = Training Budget Cut
card-campus_lockdown = Campus Lockdown
card-consortium_call = Consortium Call
card-old_school_metrics = Old-School Metrics
card-departmental_silos = Departmental Silos
closes-nothing = No restriction this round.
closes-hiring = Nobody can hire this round.
closes-raising_by_two = No role can rise by two this round.
closes-teams = No collaborations this round: everybody collects alone.
closes-going_solo = Nobody collects alone this round: only crews collect, even a crew of one.
closes-bonuses = Collaborations bring no bonuses this round.
closes-generalists = Champions and Social Glue stay at home this round.
card = { $role } (level { $level })
amount-data = { $amount } FAIR data
amount-software = { $amount } software
amount-citizen = { $amount } citizen science
amount-publishing = { $amount } publishing
no-bonuses = none
amount-any = { $amount } of any type
roles-data_wizard = { $count ->
    [one] Data Wizard
   *[other] { $count } Data Wizards
}
roles-code_conjurer = { $count ->
    [one] Code Conjurer
   *[other] { $count } Code Conjurers
}
roles-engagement_guru = { $count ->
    [one] Public Engagement Guru
   *[other] { $count } Public Engagement Gurus
}
roles-knowledge_liberator = { $count ->
    [one] Knowledge Liberator
   *[other] { $count } Knowledge Liberators
}

# Where the game stands
headline-setup = Setting up: everybody picks a first Specialist
headline = Round { $round } of { $rounds }: { $event }
headline-over = The game has ended after { $rounds } rounds
sheet-round = Round { $round }
sheet-credits = Research credits

# The table
zone-centre = Shared resources
zone-deck = Role deck
zone-events = Events to come
zone-crew = Crew of { $who }
zone-credits = Research credits
dry-types = { $dry } of { $limit } types dry: the round ends when { $limit } are empty
idle-turns = { $idle } turns in a row without collecting: at { $limit } a house rule ends the round
first-player = Opens this round
team-size = Role cards
crew-empty = Nobody is invited yet
crew-level = Combined level
crew-base = Base
crew-bonuses = Bonuses
crew-total = Resources in all
crew-left = Base still to share
crew-lender = Borrowed from { $lender }
crew-reserved = Out of the pool for bonuses: { $amounts }
crew-taken = Out of the pool so far: { $amounts }
crew-fee = One credit goes to the lender
deck-tip = Still in the deck: { $cards }
deck-count = { $count } { $role }
event-pile-tip = Nobody knows which events come next.

# Choices
ask-pick_specialist = Pick your first Specialist.
tip-pick_specialist = Picking what others do not have gives you a resource to yourself.
option-pick_specialist-role = { $role } (collects { $type })
ask-develop = Improve your team.
tip-develop = One improvement every turn, before you collect.
option-develop-raise_one = Raise one role by two
option-develop-raise_two = Raise two roles by one
option-develop-raise_driver = Raise your Discovery Driver
option-develop-hire = Hire the top card of the role deck
option-develop-nothing = Nothing can be improved: go on
ask-raise_by_two = Which role rises two levels?
tip-raise_by_two = The quick way to a strong card; it must be at level 2 or lower.
option-raise_by_two-card = Raise { $card } by two
ask-raise_first = Which role rises first?
tip-raise_first = Two different cards rise one level each.
option-raise_first-card = Raise { $card } by one
ask-raise_second = Which other role rises?
tip-raise_second = It must be another card than the first.
option-raise_second-card = Raise { $card } by one
ask-collect = How do you collect?
tip-collect = Alone, as a team, or not at all; once per turn.
option-collect-solo = Collect alone, with one card
option-collect-team = Gather a crew
option-collect-nothing = Collect nothing
ask-go_solo = Which card collects alone?
tip-go_solo = A Specialist takes its level in its own type; a Champion takes different types.
option-go_solo-card = Collect with { $card }
ask-solo_types = Which types does your Champion of level { $level } take?
tip-solo_types = One of each type you mark.
option-solo_types-types = Take { $types }
ask-invite = Invite to your crew, or finish it.
tip-invite = Each collector adds one bonus, unless the event forbids it. Finish once the levels reach your Driver.
option-invite-card = Invite { $card }
option-invite-borrow = Borrow { $card } from { $lender }
option-invite-done = The crew is complete: collect
ask-share_borrowed = How much { $type } does the borrowed card take? Base left: { $left }.
tip-share_borrowed = If it takes two or more in all, its owner gets one of your credits.
ask-share_own = How much { $type } do your Specialists take? Base left: { $left }.
tip-share_own = Decide which types supply the base. Emptying a second type ends the round.
option-share-amount = Take { $amount }
ask-share_champion = Which types does your Champion of level { $level } take? Base left: { $left }.
tip-share_champion = Base and bonus of a Champion must all be of different types.
option-share_champion-types = Take { $types }

# Why not
reason-closed_by_event = This round's event does not allow it: { $event }.
reason-no_low_role = None of your roles is at level 2 or lower.
reason-all_at_top = All your roles are at level 4.
reason-driver_at_top = Your Discovery Driver is at level 6 already.
reason-deck_empty = The role deck is empty.
reason-nothing_to_take = None of your cards of level 1 or more finds anything to take.
reason-no_possible_crew = No crew is possible: { $why }
reason-level_too_high = At level { $level } it cannot rise that much: { $top } is the highest level.
reason-just_raised = This is the card you have just raised.
reason-generalist_closed = Generalists stay at home this round: { $event }.
reason-level_zero = At level 0 it cannot collect alone: it needs 1 more level.
reason-type_dry = There is nothing left for it to take.
reason-no_unit_for_bonus = For its bonus the pool lacks { $missing }.
reason-crew_not_completable = With this card the crew could never be completed.
reason-no_glue = You need Social Glue in the crew to borrow.
reason-borrowed_already = You have borrowed somebody already.
reason-no_collector = Nobody in the crew collects.
reason-below_driver = Your crew needs { $missing ->
    [one] { $missing } more level
   *[other] { $missing } more levels
} to reach your Driver.
reason-nothing_taken = This crew would take nothing.
reason-not_enough_resources = For this crew's base the pool lacks { $missing ->
    [one] { $missing } resource
   *[other] { $missing } resources
}.
reason-more_than_card = At most { $most } can be taken here.
reason-not_in_pool = The pool lacks { $missing }.
reason-more_than_base = That is too much: { $left ->
    [0] nothing
   *[other] only { $left }
} of the base is left.
reason-base_not_completable = Then { $missing } of the base would remain that nobody could take.
no-crew-levels = all levels together are { $missing } short of your Driver's { $driver }.
no-crew-resources = for any crew that reaches your Driver's { $driver } there is too little to take.

# The story
event-set_up_began = Setting up
event-table_laid = { $you ->
    [yes] Everybody gets a Discovery Driver at level { $driver } and picks a first Specialist from the { $cards } role cards. The game has { $rounds } rounds; you open the first.
   *[no] Everybody gets a Discovery Driver at level { $driver } and picks a first Specialist from the { $cards } role cards. The game has { $rounds } rounds; { $who } opens the first.
}
event-picked = { $you ->
    [yes] Your first Specialist is a { $role } (level { $level }).
   *[no] { $who }'s first Specialist is a { $role } (level { $level }).
}
event-dealt = { $you ->
    [yes] You are dealt a { $role } (level { $level }) from the role deck.
   *[no] { $who } is dealt a { $role } (level { $level }) from the role deck.
}
event-round_began = Round { $round } of { $rounds }: { $event }
event-round_laid = { $you ->
    [yes] The pool holds { $amounts }. { $closes } You open the round.
   *[no] The pool holds { $amounts }. { $closes } { $who } opens the round.
}
event-ran_dry = The pool has no { $type } left{ $dry ->
    [1] {" "}(the first empty type; at { $limit } the round ends)
   *[other] {""}
}.
event-round_ended_dry = Round { $round } ends because these types are empty: { $types }. Lost: { $lost }.
event-round_ended_idle = Round { $round } ends because nobody has collected for { $turns } turns in a row: a house rule. Lost: { $lost }.
event-standing = { $you ->
    [yes] You have earned { $earned ->
        [one] { $earned } credit
       *[other] { $earned } credits
    } this round and have { $credits } in all.
   *[no] { $who } has earned { $earned ->
        [one] { $earned } credit
       *[other] { $earned } credits
    } this round and has { $credits } in all.
}
event-game_ended = The end, after { $rounds } rounds
event-won = { $you ->
    [yes] { $winners ->
        [one] You win with the most credits: { $credits }.
       *[other] You share the win: { $winners } players have the most credits, { $credits } each.
    }
   *[no] { $winners ->
        [one] { $who } wins with the most credits: { $credits }.
       *[other] { $who } shares the win: { $winners } players have the most credits, { $credits } each.
    }
}
event-raised = { $you ->
    [yes] You raise { $another ->
        [yes] another
       *[no] a
    } { $role } from level { $from } to { $to }.
   *[no] { $who } raises { $another ->
        [yes] another
       *[no] a
    } { $role } from level { $from } to { $to }.
}
event-no_other_raised = { $you ->
    [yes] None of your other roles can rise.
   *[no] None of { $who }'s other roles can rise.
}
event-driver_raised = { $you ->
    [yes] You raise your Discovery Driver from level { $from } to { $to }.
   *[no] { $who } raises the Discovery Driver from level { $from } to { $to }.
}
event-hired = { $you ->
    [yes] You hire a { $role } (level { $level }); { $left ->
        [0] that was the last card of the role deck.
        [one] { $left } card stays in the role deck.
       *[other] { $left } cards stay in the role deck.
    }
   *[no] { $who } hires a { $role } (level { $level }); { $left ->
        [0] that was the last card of the role deck.
        [one] { $left } card stays in the role deck.
       *[other] { $left } cards stay in the role deck.
    }
}
event-nothing_improved = { $you ->
    [yes] You have nothing left to improve this turn.
   *[no] { $who } has nothing left to improve this turn.
}
event-went_solo = { $you ->
    [yes] Your { $card } collects alone and takes { $amounts }: { $total ->
        [one] { $total } credit
       *[other] { $total } credits
    } for you.
   *[no] { $who }'s { $card } collects alone and takes { $amounts }: { $total ->
        [one] { $total } credit
       *[other] { $total } credits
    } for { $who }.
}
event-collected_nothing = { $you ->
    [yes] You choose not to collect (turns in a row without collecting: { $idle } of { $limit }).
   *[no] { $who } chooses not to collect (turns in a row without collecting: { $idle } of { $limit }).
}
event-could_not_collect = { $you ->
    [yes] You can collect nothing this turn (turns in a row without collecting: { $idle } of { $limit }).
   *[no] { $who } can collect nothing this turn (turns in a row without collecting: { $idle } of { $limit }).
}
event-crew_called = { $you ->
    [yes] You gather a crew: its levels must reach { $driver }, the level of your Discovery Driver.
   *[no] { $who } gathers a crew: its levels must reach { $driver }, the level of the Discovery Driver.
}
event-invited = { $you ->
    [yes] You invite your { $card }.
   *[no] { $who } invites a { $card }.
}
event-borrowed = { $you ->
    [yes] You borrow a { $card } from { $lender }.
   *[no] { $who } borrows a { $card } from { $lender-you ->
        [yes] you
       *[no] { $lender }
    }.
}
event-crew_complete = { $you ->
    [yes] Your crew is complete: combined level { $level }. Bonuses of its Specialists: { $bonuses }. Base that its collectors can take and share out: { $base }.
   *[no] { $who }'s crew is complete: combined level { $level }. Bonuses of its Specialists: { $bonuses }. Base that its collectors can take and share out: { $base }.
}
event-borrowed_took = The { $card } borrowed from { $lender-you ->
    [yes] you
   *[no] { $lender }
} takes { $amount } of the base.
event-own_took = { $you ->
    [yes] Your { $roles } { $count ->
        [one] takes
       *[other] take
    } { $amount } of the base.
   *[no] { $who }'s { $roles } { $count ->
        [one] takes
       *[other] take
    } { $amount } of the base.
}
event-champion_took = { $you ->
    [yes] Your Transparency Champion (level { $level }) takes { $amounts } (base: { $base }, bonus: { $bonus }).
   *[no] { $who }'s Transparency Champion (level { $level }) takes { $amounts } (base: { $base }, bonus: { $bonus }).
}
event-champion_took_nothing = { $you ->
    [yes] Your Transparency Champion (level { $level }) takes nothing.
   *[no] { $who }'s Transparency Champion (level { $level }) takes nothing.
}
event-team_collected = { $you ->
    [yes] In all your crew takes { $amounts }: { $total ->
        [one] { $total } credit
       *[other] { $total } credits
    } for you.
   *[no] In all { $who }'s crew takes { $amounts }: { $total ->
        [one] { $total } credit
       *[other] { $total } credits
    } for { $who }.
}
event-lender_paid = { $you ->
    [yes] You get { $credits } of { $borrower }'s credits, because your card took more than one resource.
   *[no] { $who } gets { $credits } of { $borrower-you ->
        [yes] your
       *[no] { $borrower }'s
    } credits, because the borrowed card took more than one resource.
}
event-lender_unpaid = { $you ->
    [yes] You get nothing from { $borrower }: your card took no more than one resource.
   *[no] { $who } gets nothing from { $borrower-you ->
        [yes] you
       *[no] { $borrower }
    }: the borrowed card took no more than one resource.
}

# What a player counts (the coach)
aspect-credits = { $n ->
    [one] { $n } { $many } credit
   *[other] { $n } { $many } credits
}
aspect-lead = { $sign ->
    [more] { $n ->
        [one] { $n } credit
       *[other] { $n } credits
    } gained on your best rival
   *[less] { $n ->
        [one] { $n } credit
       *[other] { $n } credits
    } lost to your best rival
}
aspect-driver = { $n ->
    [one] { $n } { $many } level of your Discovery Driver
   *[other] { $n } { $many } levels of your Discovery Driver
}
aspect-levels = { $n ->
    [one] { $n } { $many } level in your team
   *[other] { $n } { $many } levels in your team
}
aspect-specialists = { $n ->
    [one] { $n } { $many } Specialist
   *[other] { $n } { $many } Specialists
}
aspect-generalists = { $n ->
    [one] { $n } { $many } Generalist
   *[other] { $n } { $many } Generalists
}
aspect-kinds = { $n ->
    [one] { $n } { $many } kind of Specialist
   *[other] { $n } { $many } kinds of Specialist
}

# The board
name-data_wizard = Data Wizard
name-code_conjurer = Code Conjurer
name-engagement_guru = Public Engagement Guru
name-knowledge_liberator = Knowledge Liberator
name-transparency_champion = Transparency Champion
name-social_glue = Social Glue
name-discovery_driver = Discovery Driver
foot-nothing = no restriction
foot-hiring = no hiring
foot-raising_by_two = no rise by two
foot-teams = no crews
foot-going_solo = no going alone
foot-bonuses = no bonuses
foot-generalists = Generalists at home
plate-hiring = Nobody can hire.
plate-raising_by_two = No role can rise by two.
plate-teams = No crews: collect alone.
plate-going_solo = Only crews collect, even of one.
plate-bonuses = Crews bring no bonuses.
plate-generalists = No Champions, no Social Glue.
card-borrows = borrow 1
card-base = base ≤ { $n }
card-new = new role, level 0
tag-picked = your pick
tag-in-crew = { $of ->
    [1] in crew
   *[other] { $n }/{ $of } in crew
}
desk-yours = Your team
desk-credits = research credits
desk-cards = { $n ->
    [one] { $n } role card
   *[other] { $n } role cards
}
key-alone = alone
key-crew = in a crew
zone-sky = The round
zone-event = This round’s event
zone-turn = This turn
zone-steps = First improve your team, then collect once
zone-rivals = Rivals
zone-desk = Your cards
zone-end = Final standing
tab-table = Table
tab-round = Round
tab-team = Team
clock-dry = { $dry } of { $limit } dry
clock-ends = { $limit } end the round
clock-idle = { $idle } of { $limit } idle
well-dry = dry
bar-base = base
bar-bonuses = bonuses
bar-left = { $n } still to share
bar-types = { $n ->
    [one] Takes 1 type
   *[other] Takes { $n } different types
}
step-improve = Improve your team
step-collect = Collect, once
turn-of = { $player } is choosing
rival-choosing = is choosing
rival-picked = has picked, face down
medal-raise_one = one role +2
medal-raise_two = two roles +1
medal-raise_driver = Driver +1
medal-hire = hire
medal-solo = alone
medal-team = crew
medal-nothing = nothing
medal-name = { $what }
medal-locked = { $what }: closed by this round’s event
well-name = { $type }: { $n } of { $of } left{ $leaving ->
    [0] {""}
   *[other] , { $leaving } leave with the crew
}
team-name = { $player }: { $card }{ $n ->
    [1] {""}
   *[other] , { $n } cards
}{ $chosen ->
    [0] {""}
   *[other] , { $chosen } in the crew
}
driver-name = { $player }: Discovery Driver at level { $n }
rival-name = { $player }: { $n } research credits, { $cards } role cards, Driver { $driver }{ $first ->
    [0] {""}
   *[other] , opened this round
}
member-name = In the crew: { $card }{ $n ->
    [1] {""}
   *[other] , { $n } cards
}
borrowed-name = In the crew: { $card }, borrowed from { $player }
crew-free = Social Glue lets one Specialist of a rival join
sum-name = Crew: level { $level } of { $driver }; base { $base } and bonuses { $bonuses } make { $total }
sum-left = Crew: { $total } in all, { $left } of the base still to share
event-name = Round { $round }: { $event }. { $closes }
past-name = Round { $round } was { $event }
dry-name = { $dry } of { $limit } types dry: { $limit } end the round{ $idle ->
    [0] {""}
   *[other] ; { $idle } turns without collecting: by a house rule { $turns } end it too
}
deck-name = Role deck: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}. { $rest }
pick-name = { $card }{ $picked ->
    [0] {""}
   *[other] , your pick
}
look-now = Alone it would take { $amount } now.
look-of = { $mine ->
    [yes] In your team
   *[no] In { $player }’s team
}{ $n ->
    [one] .
   *[other] , { $n } alike.
}
look-round = The event of round { $round }.
look-left = { $n ->
    [0] Nothing is left this round.
   *[other] { $n } left this round; each one taken is a research credit.
}
look-collectors = { $player }: Specialists of level { $levels }.
look-deck = Whoever hires gets the top card, at level 0.
look-reconstructed = The open ring: this value is reconstructed.

# The end
end-won = { $mine ->
    [yes] You win with { $n } research credits
   *[no] { $player } wins with { $n } research credits
}
end-shared = { $player } share the win with { $n } each
end-level = Nothing between them after { $rounds } rounds
end-from-behind = Last after round { $round }, then { $n } in { $rest ->
    [one] the last round
   *[other] { $rest } rounds
}
end-since = In the lead from round { $round } on
end-always = In the lead from the first round to the last
end-at-last = Took the lead in the last round
end-told = { $what }. { $how }.
end-courses = Credits after each round
end-total = In all
end-seat = { $player }: place { $place }, { $n ->
    [one] { $n } research credit
   *[other] { $n } research credits
}; { $feat }
end-rounds = { $player }, round by round: { $rounds }
end-feat-round = most in round { $round }: { $n }
end-feat-driver = highest Driver: { $n }
end-feat-cards = most role cards: { $n }
end-feat-levels = most levels: { $n }
end-feat-own = best round: { $n }

# How to play in pictures
howto-heart = Everybody draws from the same four wells. Build a team, call the right crew, and take more than your rivals before the wells run dry.
howto-wells = The wells
howto-wells-text = Data, software, citizen science, publishing: what is left this round. Each piece you take is one credit.
howto-event = The event
howto-event-text = A comet opens each of six rounds. It fills the wells, and may close something until the next comes.
howto-dry = The drops
howto-dry-text = A drop fills for each empty well. At two, the round ends and what is left is lost.
howto-deck = The role deck
howto-deck-text = Hire the top card to grow your team. The signs show what is still in the deck.
howto-crew = The crew
howto-crew-text = Cards invited this turn stand round your Driver. Their levels must fill the ring; each star brings one extra.
howto-sum = The sum
howto-sum-text = Level reached, base and bonuses: what this crew will take. Once the ring is full, click here to collect.
howto-rivals = Rivals
howto-rivals-text = Their credits, Driver and cards lie open. With Social Glue you may borrow one of their Specialists.
howto-team = Your team
howto-team-text = Your credits, your Driver at the left, your role cards. A gold rim: this card can be chosen now.
howto-level = Level
howto-level-text = 0 to 4; raise it on your turn
howto-picture = Picture
howto-picture-text = gains one thing with every level
howto-name = Role
howto-name-text = its colour is that of its well
howto-stars = Stars
howto-stars-text = the level again, one star each
howto-alone = Alone
howto-alone-text = takes as many as its level
howto-increw = In a crew
howto-increw-text = one extra, even at level 0
howto-winning = After **six rounds** the most **research credits** win. Every piece you take from a well is one credit.
howto-lend = A borrowed card
howto-lend-text = If it takes two or more, its owner gets one of your credits.
howto-tie = Equal at the end?
howto-tie-text = You share the win.
howto-step-improve = Improve
howto-step-improve-text = Raise one role by two, two roles by one, or your Driver; or hire a new card at level 0. A lock: closed this round.
howto-step-collect = Collect
howto-step-collect-text = Once per turn: one card alone, a crew together, or nothing at all.
howto-step-crew = Call a crew
howto-step-crew-text = Invite cards until their levels reach your Driver. The base is at most the Driver’s level; every collector adds one.
howto-step-take = Take your pieces
howto-step-take-text = Lifted pieces leave with the crew. You choose which wells supply the base.
howto-step-dry = Two dry wells
howto-step-dry-text = After that turn the round ends. Leave one piece to keep it open, or empty a well before your rivals collect.
howto-credit = Research credit
howto-alone-sign = Alone
howto-crew-sign = In a crew
howto-driver = Discovery Driver
howto-champion = Champion: different types
howto-glue = Social Glue: borrow one
howto-flag = Opens the round
howto-lock = Closed this round

# The list of options in short
row-invite = Invite
row-together = what the crew then collects
row-borrow = Borrow one
row-fee = if it takes 2 or more, its owner gets 1
row-collect = Collect with this crew
row-raise_one = Raise one role
row-raise_two = Raise two roles
row-raise_driver = Raise your Driver
row-hire = Hire a role card
row-solo = Collect alone
row-team = Gather a crew
row-nothing = Collect nothing
row-take = Take
