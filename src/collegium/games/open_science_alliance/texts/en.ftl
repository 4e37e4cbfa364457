# Open Science Alliance in English

game-title = Open Science Alliance
game-tagline = Build a team, share the world's open resources, and earn the most research credits in six rounds.
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
closes-teams = No collaborations this round: collect alone.
closes-going_solo = Nobody collects alone this round: gather a crew, even of one.
closes-bonuses = Collaborations bring no bonuses this round.
closes-generalists = Champions and Social Glue stay at home this round.
card = { $role } { $level }
amount-data = { $amount } FAIR data
amount-software = { $amount } software
amount-citizen = { $amount } citizen science
amount-publishing = { $amount } publishing
no-types = nothing

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
idle-turns = { $idle } turns in a row without collecting: at { $limit } the round ends
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
option-collect-solo = One card collects alone
option-collect-team = Gather a crew
option-collect-nothing = Collect nothing
ask-go_solo = Which card collects alone?
tip-go_solo = A Specialist takes its level in its own type; a Champion takes different types.
option-go_solo-card = { $card } collects
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
reason-closed_by_event = This round's event does not allow it.
reason-no_low_role = None of your roles is at level 2 or lower.
reason-all_at_top = All your roles are at level 4.
reason-driver_at_top = Your Discovery Driver is at level 6 already.
reason-deck_empty = The role deck is empty.
reason-nothing_to_take = None of your cards of level 1 or more finds anything to take.
reason-no_possible_crew = No crew is possible: levels are too low or resources too few.
reason-level_too_high = Its level is too high to rise that much.
reason-just_raised = This is the card you have just raised.
reason-generalist_closed = Generalists stay at home this round.
reason-level_zero = At level 0 it cannot collect alone.
reason-type_dry = There is nothing left for it to take.
reason-no_unit_for_bonus = Nothing would be left for its bonus.
reason-crew_not_completable = With this card the crew could never be completed.
reason-no_glue = You need Social Glue in the crew to borrow.
reason-borrowed_already = You have borrowed somebody already.
reason-no_collector = Nobody in the crew collects.
reason-below_driver = The combined level is below your Driver's.
reason-nothing_taken = This crew would take nothing.
reason-not_enough_resources = There are not enough resources for base and bonuses.
reason-more_than_card = That is more than it can take.
reason-not_in_pool = There is not that much in the pool.
reason-more_than_base = That is more than the base that is left.
reason-base_not_completable = The others could not supply the rest of the base.

# The story
event-picked = { $you ->
    [yes] You begin with a { $role }.
   *[no] { $who } begins with a { $role }.
}
event-dealt = { $you ->
    [yes] You are dealt a { $role }.
   *[no] { $who } is dealt a { $role }.
}
event-round_started = { $you ->
    [yes] Round { $round }: { $event }. { $closes } You begin.
   *[no] Round { $round }: { $event }. { $closes } { $who } begins.
}
event-raised = { $you ->
    [yes] You raise a { $role } to level { $level }.
   *[no] { $who } raises a { $role } to level { $level }.
}
event-driver_raised = { $you ->
    [yes] You raise your Discovery Driver to { $level }.
   *[no] { $who } raises the Discovery Driver to { $level }.
}
event-hired = { $you ->
    [yes] You hire a { $role }.
   *[no] { $who } hires a { $role }.
}
event-went_solo = { $you ->
    [yes] Your { $card } collects alone: { $amounts } (+{ $total }).
   *[no] { $who }'s { $card } collects alone: { $amounts } (+{ $total }).
}
event-collected_nothing = { $you ->
    [yes] You collect nothing.
   *[no] { $who } collects nothing.
}
event-invited = { $you ->
    [yes] You invite { $card }.
   *[no] { $who } invites { $card }.
}
event-borrowed = { $you ->
    [yes] You borrow { $card } from { $lender }.
   *[no] { $who } borrows { $card } from { $lender }.
}
event-team_collected = { $you ->
    [yes] Your crew collects { $amounts }: { $total } in all.
   *[no] { $who }'s crew collects { $amounts }: { $total } in all.
}
event-lender_paid = { $you ->
    [yes] You hand one credit to { $lender }, whose card you borrowed.
   *[no] { $who } hands one credit to { $lender }, whose card was borrowed.
}
event-ran_dry = There is no { $type } left.
event-round_ended_dry = Round { $round } ends: at least two types are dry. Lost resources: { $lost }.
event-round_ended_idle = Round { $round } ends: nobody has collected for two laps. Lost resources: { $lost }.
event-game_ended = The last round is over.

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
