# Nobel Run in English. Our own words throughout.
game-title = Nobel Run
game-tagline = Build your research group, publish papers and have the most prestige once somebody reaches twenty.
game-credits = Concept by Lorena Fernández, mechanics by Pablo Garaizar, art by Iñigo Maestro (Tranjis Games, 2022).
variant-competitive = Race to 20
variant-competitive-about = Two to four researchers race for prestige, for at most thirty rounds (a house rule), and may trip each other up.
variant-solo = Solo against Peio
variant-solo-about = At most sixteen rounds against Peio, who quietly takes a paper whenever one lies there.

# Questions and tips
ask-main = Your turn: what do you do?
ask-react-start = { $rival } begins a turn. Do you play a card first?
ask-react-buy = { $rival } wants to buy { $card } for { $price }. Do you react?
ask-react-publish = { $rival } publishes { $card } (+{ $gain } prestige) and would reach 20. Do you react?
ask-react-last = The last turn is over. Do you still place a smear?
ask-smear-target = Whose CV do you smear?
ask-strip-target = Who loses a card, unseen?
ask-unlock = Which card do you throw away for the open top card?
ask-drop = Which cards do you discard before drawing up to five?
ask-pay = You must give up { $amount }. Which card do you lose?
ask-remove = Which card leaves the reserve? Five stay.
tip-main = Use cards for resources, buy, publish one card, then end your turn. What you make this turn adds up; what you do not spend is lost.
tip-react-last = The last chance to smear a rival before the points are counted.
tip-react = A levy comes back to your discard pile; a block stays until it is paid off. Passing for the turn means no more questions until it is over.
tip-smear-target = The card stays in that CV for good.
tip-strip-target = A random card of that hand goes to its owner's discard pile.
tip-unlock = The card gives you nothing; it lies with your used cards until the end of the turn.
tip-drop = A kept card is a card you do not draw. Keep only what completes a good purchase.
tip-pay = Choose which cards to lose; anything above the demand stays yours this turn.
tip-remove = Peio always takes the paper with the least prestige: leave him a small one as bait.

# Options
option-use = Use { $card }: { $amount }
option-draw = Use Sally Ride: draw two cards
option-strip = Use Donna Strickland: a rival loses a card
option-publish = Publish { $card }: { $gain }
option-smear = Smear with { $card }: -{ $loss } prestige
option-counter = Counter { $card }: pay { $amount }
option-buy = Buy { $card } for { $price }
option-buy-article = Buy { $card } for { $price }: +{ $gain } prestige
option-top = Buy { $card } off the deck for { $price } and a hand card
option-top-article = Buy { $card } off the deck for { $price } and a hand card: +{ $gain } prestige
option-empty = An empty place
option-settle = Settle this round's event: pay { $amount }
option-end = End your turn
option-levy = Levy with { $card }: they lose { $amount }
option-block = Block with { $card }: { $amount } to lift it
option-react-pass = Let it happen
option-react-pass-turn = Let it happen, and ask me nothing more this turn
option-smear-target = { $rival }
option-strip-target = { $rival }
option-unlock = Throw away { $card }
option-drop = Discard { $card }
option-drop-all = Discard the whole hand
option-drop-done = Keep the rest
option-pay = Give up { $card } ({ $amount })
option-remove = Remove { $card }

# Amounts
amount-money = { $n } money
amount-effort = { $n } effort
amount-data = { $n } data
amount-prestige = { $n } prestige
more-money = { $n } more money
more-effort = { $n } more effort
more-data = { $n } more data
publishes-nothing = out of your deck
gains-nothing = no gain
effect-gift = { $amount } as a gift
effect-debt = { $amount } to settle

# The story
event-set-up = Set-up
event-dealt = { $solo ->
    [yes] { $you ->
        [yes] You start
       *[no] { $who } starts
    } with a deck of { $count } cards: { $cards }.
   *[no] Everybody starts with a deck of { $count } cards: { $cards }.
}
event-row-laid = Into the reserve from { $deck }: { $cards }.
event-starts = { $you ->
    [yes] You are the start player.
   *[no] { $who } is the start player.
}
event-round-began = { $sort ->
    [idle] Round { $round } of at most { $rounds }: nobody has a card left
    [last] Round { $round } of at most { $rounds }: the last round
    [near] Round { $round } of at most { $rounds }
   *[plain] Round { $round }
}
event-solo-round-began = Round { $round } of at most { $rounds }
event-stop-nears = A house rule: the game stops after round { $rounds }, even if nobody has reached 20 prestige by then.
event-turn-began = { $you ->
    [yes] It is your turn.
   *[no] It is { $who }'s turn.
}
event-nothing-left = { $all ->
    [yes] { $you ->
        [yes] You have run out of cards: hand, deck and discard pile are empty.
       *[no] { $who } has run out of cards: hand, deck and discard pile are empty.
    }
   *[no] { $you ->
        [yes] You have no card in hand and no resources left.
       *[no] { $who } has no card in hand and no resources left.
    }
}
event-turn-ended = { $you ->
    [yes] Your turn ends{ $after }.
   *[no] { $who }'s turn ends{ $after }.
}
turn-end-none = {""}
turn-end-used = : { $used ->
    [one] the card laid down goes
   *[other] the { $used } cards laid down go
} to the discard pile
turn-end-lost = : { $lost } unspent, so lost
turn-end-both = : { $used ->
    [one] the card laid down goes
   *[other] the { $used } cards laid down go
} to the discard pile; { $lost } unspent, so lost
event-used = { $you ->
    [yes] You use { $card } for { $amount }.
   *[no] { $who } uses { $card } for { $amount }.
}
event-rode = { $you ->
    [yes] You use Sally Ride to draw cards.
   *[no] { $who } uses Sally Ride to draw cards.
}
event-drew = { $you ->
    [yes] You draw { $count ->
        [one] a card
       *[other] { $count } cards
    }.
   *[no] { $who } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
}
event-reshuffled = { $you ->
    [yes] Your deck is empty: { $count ->
        [one] the card of your discard pile becomes
       *[other] you shuffle the { $count } cards of your discard pile into
    } a new one.
   *[no] { $who }'s deck is empty: { $count ->
        [one] the card of the discard pile becomes
       *[other] the { $count } cards of the discard pile are shuffled into
    } a new one.
}
event-no-card-to-draw = { $you ->
    [yes] You have no more cards to draw.
   *[no] { $who } has no more cards to draw.
}
event-strickland-used = { $you ->
    [yes] You use Donna Strickland: a rival loses a card.
   *[no] { $who } uses Donna Strickland: a rival loses a card.
}
event-stripped = { $you ->
    [yes] You lose { $card } from your hand, picked blind: it goes to your discard pile.
   *[no] { $who } loses { $card } from the hand, picked blind: it goes to the discard pile.
}
event-publication-announced = { $you ->
    [yes] You want to publish { $card } (+{ $prestige } prestige) and reach 20 with it.
   *[no] { $who } wants to publish { $card } (+{ $prestige } prestige) and reach 20 with it.
}
event-published = { $you ->
    [yes] You publish { $card }: { $gain }.
   *[no] { $who } publishes { $card }: { $gain }.
}
event-smeared = { $you ->
    [yes] You put { $card } into { $rival }'s CV: -{ $loss } prestige.
   *[no] { $who } puts { $card } into { $rival-you ->
        [yes] your
       *[no] { $rival }'s
    } CV: -{ $loss } prestige.
}
event-smeared-peio = { $you ->
    [yes] You put { $card } into Peio's CV: -{ $loss } prestige.
   *[no] { $who } puts { $card } into Peio's CV: -{ $loss } prestige.
}
event-countered = { $you ->
    [yes] You pay { $amount } to lift the block { $card }; it goes into your CV.
   *[no] { $who } pays { $amount } to lift the block { $card }; it goes into the CV.
}
event-settled = { $you ->
    [yes] You settle this round's event with { $amount }.
   *[no] { $who } settles this round's event with { $amount }.
}
event-announced = { $you ->
    [yes] You want to buy { $what } for { $price }.
   *[no] { $who } wants to buy { $what } for { $price }.
}
event-bought = { $you ->
    [yes] You buy { $what } for { $price }.
   *[no] { $who } buys { $what } for { $price }.
}
event-bought-article = { $you ->
    [yes] You buy { $what } for { $price }: +{ $prestige } prestige.
   *[no] { $who } buys { $what } for { $price }: +{ $prestige } prestige.
}
offer-reserve = { $card }
offer-top = { $card } off the deck
event-foiled = { $you ->
    [yes] Your purchase of { $card } falls through and costs nothing: { $why }.
   *[no] { $who }'s purchase of { $card } falls through and costs nothing: { $why }.
}
foiled-short = { $amount } short
foiled-blocked-money = a block on money lies before the CV
foiled-blocked-effort = a block on effort lies before the CV
foiled-blocked-data = a block on data lies before the CV
foiled-no-card = no hand card is left to throw away
event-unlocked = { $you ->
    [yes] You throw away { $card } to reach the open top card.
   *[no] { $who } throws away { $card } to reach the open top card.
}
event-refilled = { $card } comes into the reserve; now { $next }.
event-turned-up = Now { $next }.
top-open = { $card } lies open on { $deck } ({ $count ->
    [0] the last card
   *[other] { $count } below
})
top-used-up = { $deck } is empty
deck-name-basic = the basic deck
deck-name-advanced = the advanced deck
event-stays-empty = The place stays empty: { $deck } is used up.
event-dropped = { $you ->
    [yes] You discard { $cards }.
   *[no] { $who } discards { $cards }.
}
event-levied = { $you ->
    [yes] You levy { $amount } on { $rival } with { $card }, which goes to your discard pile.
   *[no] { $who } levies { $amount } on { $rival-you ->
        [yes] you
       *[no] { $rival }
    } with { $card }, which goes to { $who }'s own discard pile.
}
event-lost = { $you ->
    [yes] You lose { $amount } from the pool.
   *[no] { $who } loses { $amount } from the pool.
}
event-paid = { $you ->
    [yes] You give up { $cards }, worth { $amount }{ $surplus }.
   *[no] { $who } gives up { $cards }, worth { $amount }{ $surplus }.
}
surplus-none = {""}
surplus = ; the surplus of { $amount } stays in the pool
event-forgiven = { $you ->
    [yes] You cannot pay { $amount } of the levy: that is forgiven.
   *[no] { $who } cannot pay { $amount } of the levy: that is forgiven.
}
event-blocked = { $you ->
    [yes] You lay { $card } before { $rival }'s CV: a block until { $amount } is paid.
   *[no] { $who } lays { $card } before { $rival-you ->
        [yes] your
       *[no] { $rival }'s
    } CV: a block until { $amount } is paid.
}
event-last-round = { $you ->
    [yes] You have reached 20 prestige: this round is the last.
   *[no] { $who } has reached 20 prestige: this round is the last.
}
event-appeared = New in the reserve: { $cards }.
event-situation-came = An event for the coming turn: { $card }, { $effect }.
event-deck-empty = The deck is empty: this round is the last.
event-debts-lapsed = Not settled and no longer due: { $amount }.
event-peio-took = Peio takes { $card }: +{ $prestige } prestige for him.
event-peio-found-nothing = Peio finds no paper to take.
event-removed = { $you ->
    [yes] You remove { $card } from the reserve.
   *[no] { $who } removes { $card } from the reserve.
}
event-end-began = The end
event-stopped = Nobody has reached 20 prestige in { $rounds } rounds: by a house rule the game stops here.
event-ended-with = { $you ->
    [yes] You end with { $prestige } prestige: papers { $papers }, published cards { $published }, smears { $smears }.
   *[no] { $who } ends with { $prestige } prestige: papers { $papers }, published cards { $published }, smears { $smears }.
}
event-peio-ended-with = Peio ends with { $prestige } prestige: papers { $papers }, smears { $smears }.
event-decided = { $verdict }
verdict-won = Won against Peio: { $yours } to { $peio }.
verdict-lost = Lost against Peio: { $yours } to { $peio }.
verdict-drawn = Drawn against Peio: { $yours } to { $peio }.

# Why not
reason-short-of-money = You need { $missing }.
reason-short-of-effort = You need { $missing }.
reason-short-of-data = You need { $missing }.
reason-blocked-money = A block on money lies before your CV: first pay off { $blocks }.
reason-blocked-effort = A block on effort lies before your CV: first pay off { $blocks }.
reason-blocked-data = A block on data lies before your CV: first pay off { $blocks }.
block-price = { $card } ({ $amount })
reason-owes-money = First settle this round's event: it takes { $amount }, and you have { $made }.
reason-owes-effort = First settle this round's event: it takes { $amount }, and you have { $made }.
reason-owes-data = First settle this round's event: it takes { $amount }, and you have { $made }.
reason-published-already = You have already published this turn.
reason-no-card-to-discard = The top card also takes a hand card, and your hand is empty.
reason-nobody-to-strip = No rival has a card in hand.
reason-no-cards-there = This hand is empty.
reason-not-in-price = The price does not hold this resource.
reason-not-now = Smears only at the start of a turn, or when somebody would be the first to reach 20.
reason-no-attack-now = Attacks only at the start of a turn, or when a purchase is announced.

# The table
headline = Round { $round }
headline-last = Round { $round }: the last round
headline-near = Round { $round } of at most { $rounds }
headline-stop = Round { $round }: the last round, by a house rule
headline-solo = Round { $round } of at most { $rounds }, against Peio
headline-solo-last = Round { $round }: the last round against Peio
headline-over = The game is over
sheet-articles = Papers
sheet-published = Published cards
sheet-smears = Smears received
sheet-total = Prestige
sheet-peio = Peio's prestige
zone-market = Reserve
zone-turn = This turn
zone-turn-of = { $player }: this turn
zone-hand = Your hand
zone-peio = Peio
row-basic = Basic cards
row-advanced = Advanced cards
deck-basic = Basic
deck-advanced = Advanced
deck-solo = Reserve
deck-rest = Still to come: { $cards }
deck-count = { $count } × { $card }
top-card = + one hand card
empty-place = Empty
label-money = money
label-effort = effort
label-data = data
label-prestige = prestige
label-hand = hand
label-deck = deck
label-discard = discard
label-draw = draw cards
label-strip = a rival loses a card
label-levy-money = money taken
label-levy-effort = effort taken
label-levy-data = data taken
label-block = block, paid off with
label-smear = smear
label-publish = when published
label-debt-money = money owed
label-debt-effort = effort owed
label-debt-data = data owed
group-cv = CV
group-front = Blocks
group-area = Used cards
group-discard = Discard pile
nothing-yet = Nothing yet
publication-yours = You can still publish a card
publication-free = No card published yet this turn
publication-used = One card published this turn

# Cards
card-none = no card
card-work = Work
card-research = Research
card-local = Local project
card-predoc = Predoc
card-lab = Lab equipment
card-q4 = Paper Q4
card-q3 = Paper Q3
card-giants = On giants' shoulders
card-care = Care duties
card-backup = Lost backup
card-pipe = Leaky pipeline
card-impostor = Impostor syndrome
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
card-national = National project
card-international = International project
card-postdoc = Postdoc
card-senior = Senior
card-q2 = Paper Q2
card-q1 = Paper Q1
card-q1oa = Paper Q1 open access
card-top = Top paper
card-lovelace = Ada Lovelace
card-montague = Raye Montague
card-ride = Sally Ride
card-hamilton = Margaret Hamilton
card-nightingale = Florence Nightingale
card-tereshkova = Valentina Tereshkova
card-strickland = Donna Strickland
card-curie = Marie Curie
card-wu = Chien-Shiung Wu
card-bell = Jocelyn Bell Burnell

# A line about each
fact-giants = All science builds on earlier work.
fact-care = Unpaid caring falls on some more than on others.
fact-backup = No copy, no data.
fact-pipe = Careers leak talent at every joint.
fact-impostor = Feeling a fraud, whatever the record says.
fact-somerville = Scottish polymath; a review of her book was the first to print "scientist".
fact-hopper = US Navy admiral who wrote one of the first compilers and led the way to COBOL.
fact-lamarr = Film star who co-patented frequency hopping for radio control in 1942.
fact-salas = Spanish biochemist; her phi29 polymerase copies tiny DNA samples.
fact-elbakyan = Started Sci-Hub in 2011 to open paywalled papers to everybody.
fact-west = Modelled the exact shape of the Earth from satellite data: groundwork for GPS.
fact-meitner = Worked out in 1939 that the uranium nucleus had split; the Nobel went to Hahn alone.
fact-williams = Co-founded Sierra On-Line and made the first graphic adventure.
fact-johnson = Calculated orbits for NASA; John Glenn asked for her to check the computer.
fact-hodgkin = Mapped penicillin, B12 and insulin with X-rays; Nobel in chemistry 1964.
fact-franklin = Her Photograph 51 was key to the double helix and was used without her knowledge.
fact-knight = Built the machine for flat paper bags; won the patent from a copycat (1871).
fact-magie = Patented The Landlord's Game in 1904; it became Monopoly without her.
fact-lovelace = In 1843 she published a program for Babbage's unbuilt Analytical Engine.
fact-montague = First to draft a US Navy ship by computer (1971).
fact-ride = Physicist and first American woman in space (1983).
fact-hamilton = Led the team that wrote the Apollo flight software.
fact-nightingale = Reformed nursing with statistics and charts of why soldiers died.
fact-tereshkova = First woman in space: 48 orbits alone in Vostok 6, June 1963.
fact-strickland = Stretched, amplified and squeezed laser pulses; Nobel in physics 2018.
fact-curie = Born Skłodowska; found polonium and radium; Nobels 1903 and 1911.
fact-wu = Her 1956 experiment broke mirror symmetry; two colleagues got the Nobel.
fact-bell = As a student she spotted the first pulsar (1967); the Nobel went to her supervisor.

# What a player counts (the coach)
aspect-prestige = { $n } { $more } prestige
aspect-lead = { $sign ->
    [more] { $n } prestige gained on your best rival
   *[less] { $n } prestige lost to your best rival
}
aspect-money = { $n } { $more } money in your deck
aspect-effort = { $n } { $more } effort in your deck
aspect-data = { $n } { $more } data in your deck
aspect-stars = { $n ->
    [one] { $n } { $many } star to publish
   *[other] { $n } { $many } stars to publish
}
aspect-cards = { $n ->
    [one] { $n } { $many } card in your deck
   *[other] { $n } { $many } cards in your deck
}
aspect-papers = { $n ->
    [one] { $n } { $many } paper in your CV
   *[other] { $n } { $many } papers in your CV
}
aspect-blocks = { $n ->
    [one] { $n } { $many } block before your CV
   *[other] { $n } { $many } blocks before your CV
}

# What a drawing stands for in this game
icon-lock = block
icon-atom = scientist

# The board -------------------------------------------------------------------------------------------------------
zone-run = The run to City Hall
zone-rivals = Rivals
your-cv = Your CV
more-to-goal = { $n } more to reach { $goal }
runner-name = { $player }: { $n } prestige
room-name = { $player }: { $n } prestige, { $hand } in hand{ $blocked ->
    [0] {""}
   *[other] , a block lies before the CV
}
room-facts = { $hand } in hand, { $deck } in the deck, { $discard } in the discard pile
peio-name = Peio: { $n } prestige
cv-name = { $player }: CV with { $n } prestige
hung-name = { $card }{ $count ->
    [1] {""}
   *[other] , { $count } of them
}: { $n } prestige each
stack-name = { $count } more cards, { $n } prestige together
block-name = Block: { $card }, lifted for { $price }
offer-lit = { $card }, { $price }{ $top ->
    [0] {""}
   *[other] {" "}and a hand card
}: can be paid now
offer-near = { $card }, { $price }{ $top ->
    [0] {""}
   *[other] {" "}and a hand card
}: the hand can still make it
offer-dark = { $card }, { $price }{ $top ->
    [0] {""}
   *[other] {" "}and a hand card
}
pile-name = { $deck }. { $rest }
pile-size = { $pile }: { $n }
used-name = Used: { $card }{ $n ->
    [1] {""}
   *[other] {" "}× { $n }
}
hand-name = In hand: { $card }{ $n ->
    [1] {""}
   *[other] {" "}× { $n }
}
bowl-name = { $n } { $resource }
publish-short = Publish
publish-one = one card
publish-free = still free
publish-done = done
owed-short = { $n } owed
this-round = This round
nothing-owed = Nothing owed this round
hand-empty = Your hand is empty
for-rivals-turn = for a rival’s turn
last-round-here = The last round
look-costs = Costs { $price }.
look-use = In hand: { $amounts }{ $several ->
    [1] {""}
   *[other] {" "}(one of them)
}.
look-draws = In hand: draw { $n } cards.
look-strip = In hand: a rival loses a hand card, unseen.
look-levy = In a rival’s turn: they lose { $amount }.
look-block = Or laid before a rival’s CV: nothing is bought or hung with it until { $amount } lifts it.
look-smear = Hung in a rival’s CV at any moment: { $n } prestige less.
look-paper = Bought, it hangs in your CV at once: { $n } prestige.
look-publish = Published in your CV: { $gain }.
look-reconstructed = Its numbers are reconstructed.
peio-takes = takes the least paper
tab-wall = Wall
tab-cv = My CV
look-own-cards = In hand and deck together: { $cards }.
look-discarded = In the discard pile: { $cards }.
peio-takes-always = At the end of every round he takes the paper that is worth least.

# How to play, in pictures ------------------------------------------------------------------------------------------
howto-heart = Build a deck, and know when to let go: a card in your hand works for you, a card on your wall counts for you. Never both.
howto-run = The run
howto-run-text = Your token walks from 0 to 20 prestige. Who is first to 20 starts the last round.
howto-wall = The wall
howto-wall-text = Ten cards for sale: five basic, five advanced. A lit lamp: you can pay for it now.
howto-decks = The decks
howto-decks-text = The next card lies open. You may buy it too, if you throw away a card of your hand.
howto-rivals = Rivals
howto-rivals-text = What they have hung, and how many cards they hold. Point at a room to look inside.
howto-cv = Your CV
howto-cv-text = Everything you have published. The small frames are your prestige.
howto-purse = Your purse
howto-purse-text = Money, effort and data made this turn. What is left is gone when the turn ends.
howto-hand = Your hand
howto-hand-text = Five cards. Use one for what it makes, or hang it: then it leaves your deck for good.
howto-publish = Publish
howto-publish-text = One card a turn may go from your hand to your wall.
howto-price = Price
howto-price-text = pay it to buy
howto-use = Use it
howto-use-text = choose one of these
howto-picture = Picture
howto-picture-text = what the card is
howto-name = Name
howto-name-text = at the table, point at it for the large card
howto-hang = Hang it
howto-hang-text = prestige, for good
howto-foot = Colour of the foot
howto-foot-text = purple: advanced deck; blue: basic
howto-winning = The first with **20 prestige** rings the bell. Everyone finishes the round; the most prestige wins.
howto-strike = In a rival’s turn
howto-strike-text = you may strike: a levy takes what they made, a block stops them buying with that resource until they pay to lift it, a smear hangs on their wall and costs prestige.
howto-tie = Equal at the end?
howto-tie-text = You share the win. Being first to 20 gives nothing but the last round.
howto-step-use = Use cards
howto-step-use-text = Play any cards of your hand. Each fills your purse with money, effort or data.
howto-step-buy = Buy from the wall
howto-step-buy-text = Pay and take. Lamps show what you can afford; new cards go to your discard pile.
howto-step-hang = Hang one card
howto-step-hang-text = Once a turn, publish a card on your CV. It scores, but you cannot use it again. Papers that you buy hang at once.
howto-step-end = End the turn
howto-step-end-text = What you did not spend is lost. Draw up to five cards; an empty deck is made of your discard pile.
howto-money = Money
howto-effort = Effort
howto-data = Data
howto-prestige = Prestige
howto-block = Block
howto-smear = Smear
howto-levy = Levy
howto-at-once = At once

# The end
end-won = { $player } wins the run
end-shared = { $player } share the win
end-lead = { $n } prestige after { $rounds } rounds, { $ahead } ahead of { $player }
end-level = { $n } prestige each after { $rounds } rounds
end-solo = The run against Peio is over after { $rounds } rounds
end-column = Place { $place }: { $player }, { $n } prestige
end-column-solo = { $player }: { $n } prestige
end-result = How it ended
end-cvs = All CVs
end-sheet = Where the prestige comes from

# The list of options in short
row-cards = Use or publish a card
row-wall = Buy from the wall
row-lift = Pay off
row-event = This round's event
row-publish-free = one publication a turn
row-publish-done = published already
row-have = you have { $amounts }
row-have-nothing = you have made nothing yet
row-levy = Levy with { $card }
row-block = Block with { $card }
row-smear = Smear with { $card }
with-used = { $words }. Used this turn: { $cards }
with-made = { $words }: { $amounts }
