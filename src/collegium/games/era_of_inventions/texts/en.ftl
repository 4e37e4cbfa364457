# Era of Inventions, in English.

game-title = Era of Inventions
game-tagline = Run factories, launch the great inventions and guard them with patents before your rivals copy them.
game-credits = By Anthony Daamen (Quined Games, 2010).
variant-standard = Standard
variant-standard-about = The whole game for three, four or five inventors.

# Goods
good-wood = wood
good-metal = metal
good-tech = technology
good-tool = tools
good-coal = coal
good-gold = gold
good-development = development
good-influence = influence
good-bonus-disc = bonus disc
good-swap = swap
good-any = metal, technology or tools
amount = { $number } { $good }
amount-tool = { $number ->
    [one] 1 tool
   *[other] { $number } tools
}
ringed = { $words }∘

# Fields
field-build = Build
field-run = Run
field-buy = Harbour
field-make = Make
field-market = Market
field-invent = Invent
field-build-about = Build up to three factories.
field-run-about = All your factories yield.
field-buy-about = Up to three loads, 1 gold each.
field-make-about = Make up to three invention cards.
field-market-about = One development for free, or up to five trades.
field-invent-about = Develop boxes worth up to 7, or take one or two patent steps.

# Inventions
invention-light-bulb = light bulb
invention-pocket-watch = pocket watch
invention-music-box = music box
invention-bicycle = bicycle
invention-telegraph = telegraph
invention-microscope = microscope
invention-cash-register = cash register
invention-sewing-machine = sewing machine
invention-typewriter = typewriter
invention-telephone = telephone
invention-gramophone = gramophone
invention-camera = camera
invention-car = car
invention-steam-train = steam train
invention-aeroplane = aeroplane
card-start = { $name } (start)
card-official = { $name }
card-imitation = imitation { $name }
named-invention = { $name }
box-gold = original { $name }
box-silver = improved { $name }

# Factories
named-factory = { $name }
factory-coal-pit = coal pit
factory-colliery = colliery
factory-deep-colliery = deep colliery
factory-sawmill = sawmill
factory-steam-sawmill = steam sawmill
factory-smithy = smithy
factory-foundry = foundry
factory-rolling-mill = rolling mill
factory-steelworks = steelworks
factory-wire-shop = wire shop
factory-instrument-works = instrument works
factory-electrical-works = electrical works
factory-power-station = power station
factory-toolmaker = toolmaker
factory-lathe-shop = lathe shop
factory-machine-shop = machine shop
factory-engine-works = engine works
factory-pawnshop = pawnshop
factory-trading-house = trading house
factory-bank = bank
factory-drawing-office = drawing office
factory-laboratory = laboratory
factory-starting-factory = first workshop

# Ships and sheds
load-ship-metal = metal ship
load-ship-tech = technology ship
load-ship-tool = tool ship
load-shed-wood-1 = timber shed 1
load-shed-wood-2 = timber shed 2
load-shed-coal-1 = coal shed 1
load-shed-coal-2 = coal shed 2
named-load = { $key ->
    [ship-metal] the { $name }
    [ship-tech] the { $name }
    [ship-tool] the { $name }
   *[other] { $name }
}
load-now = { $load } with { $number } (+{ $more })

# Market
operation-top-buy = { $price } gold for { $amount } development
operation-top-sell = { $price } development for { $amount } gold
operation-middle-gold = { $price } gold for { $amount } influence
operation-middle-development = { $price } development for { $amount } influence
operation-low-swap = Swap two goods for one other
operation-low-disc = { $price } gold for a bonus disc
trade-top-buy = Buy development
trade-top-sell = Sell development
trade-middle-gold = Spend gold
trade-middle-development = Spend development
trade-low-swap = Swap two for one
trade-low-disc = Buy a disc

# Questions
ask-place = Where do you place a disc?
ask-pick = Which of your discs do you use now?
ask-build = Which factory do you build? ({ $done } of { $limit } built)
ask-build-bonus = Which factory do you build with your bonus disc?
ask-run = Let all your factories yield?
ask-buy = Which load do you buy for 1 gold? ({ $done } of { $limit } bought)
ask-buy-bonus = Which load do you buy for 1 gold with your bonus disc?
ask-make = Which invention do you make? ({ $done } of { $limit } made)
ask-make-bonus = Which invention do you make with your bonus disc?
ask-market = What do you trade? ({ $done } of { $limit } trades)
ask-market-bonus = What do you trade with your bonus disc?
ask-market-final = Final market: what do you still trade? ({ $done } of { $limit } trades)
ask-invent = What do you develop (up to { $limit } in all) or patent?
ask-invent-bonus = Which box do you develop with your bonus disc?
ask-bonus-action = Do you use a bonus disc?
ask-yield = Which of your factories yields?
ask-pay = How do you pay for the { $card }? ({ $left } to go)
ask-give-first = What do you hand in first?
ask-give-second = What do you hand in besides { $good }?
ask-get = What do you take for { $given }?
ask-patent-box = Which of your boxes do you protect?

# Tips
tip-place = Two places on each field, one of them yours at most. You decide on the order of your actions later.
tip-pick = Do what others want too first: they may empty the display or the harbour.
tip-build = Factories cost wood and coal. Those with a star bring 1 influence at once.
tip-run = Every factory of yours yields now, your first workshop included.
tip-buy = One gold buys a whole load, however large. Loads that nobody buys grow.
tip-make = Pay the price of the card, gain what stands at its foot. Other inventors of the card may earn from it.
tip-market = Take one development for nothing, or trade: five times in all, three times on each stall.
tip-market-bonus = One trade.
tip-market-final = Turn what you have left into influence: five trades, three on each stall.
tip-invent = Spend up to 7 development on boxes, or gold on patents; not both. The original comes before the improvement.
tip-invent-bonus = One box, for its price in development. The original comes before the improvement.
tip-bonus-action = One small extra action. A disc bought this turn has to wait.
tip-yield = The factory that gives what you need for your next action.
tip-pay = An imitation takes any mix of metal, technology and tools.
tip-give-first = Two goods, gold included, for one of another kind.
tip-give-second = You will get one good of a kind that you did not hand in.
tip-get = Take what you lack for your next factory or invention.
tip-patent-box = Protect the box that others are most likely to imitate.

# Options
option-done = Stop here
option-give-up = Do nothing: no bonus disc either
option-final-done = Done with the market
option-empty = Field { $field } is empty
option-place-build = Build: up to three factories
option-place-run = Run: all your factories yield
option-place-buy = Harbour: loads for 1 gold each
option-place-make = Make: up to three inventions
option-place-market = Market: a development, or trades
option-place-invent = Invent: develop or patent
option-pick-build = Build factories
option-pick-run = Run your factories
option-pick-buy = Buy loads in the harbour
option-pick-make = Make inventions
option-pick-market = Go to the market
option-pick-invent = Develop or patent
option-build = Build the { $factory } for { $cost }: yields { $yield }
option-build-star = Build the { $factory } for { $cost }: yields { $yield }, { $star } influence at once
option-run = Run all your factories
option-buy = Buy { $load } ({ $place })
option-make = Make the { $card } for { $cost }: { $gain }
option-market-take-development = Take { $number } development for nothing and stop
option-invent-develop = Develop the { $box } for { $cost } development: { $gain } influence
option-invent-patent = Take patent step { $step } for { $gold } gold: { $gain } influence
option-invent-track-end = Take another patent step
option-bonus-action-pass = Keep your discs
option-bonus-action-make = Make one invention
option-bonus-action-yield = Let one factory yield
option-bonus-action-buy = Buy one load
option-bonus-action-market = Trade once
option-bonus-action-develop = Develop one box
option-bonus-action-patent = Take one patent step
option-bonus-action-build = Build one factory
option-yield = The { $factory }: { $yield }
option-pay = Pay { $good }
option-give = Hand in { $good }
option-get = Take { $good }
option-patent-box = Protect the { $box }

# Why not
needs = You still need { $missing }.
reason-needs-wood = { needs }
reason-needs-metal = { needs }
reason-needs-tech = { needs }
reason-needs-tool = { needs }
reason-needs-coal = { needs }
reason-needs-gold = { needs }
reason-needs-development = { needs }
reason-needs-free-cubes = { $number ->
    [one] You still need 1 cube of metal, technology or tools.
   *[other] You still need { $number } cubes of metal, technology or tools.
}
reason-field-full = Both places of this field are taken.
reason-field-own = One of your discs is there already.
reason-field-empty = Nothing lies here. Fields are filled between two rounds, as far as the cards go.
reason-load-empty = Nothing lies here. Loads come between two rounds, as far as the supply goes.
reason-limit = This action allows no more than { $limit }.
reason-box-limit = This stall allows no more than { $limit } trades in one action.
reason-already-traded = The free development comes instead of trading.
reason-supply-short = The supply has too little left.
reason-no-swap = You have no two goods that can be swapped for another.
reason-own-invention = It is your own invention: you may not imitate it.
reason-box-taken = This box has been developed already.
reason-original-first = The original must be developed first.
reason-no-markers = You have no invention markers left.
reason-over-seven = This costs { $cost }: of the { $limit } development of one action you may still spend { $left }.
reason-chose-patents = You are registering patents in this action.
reason-chose-development = You are developing in this action.
reason-track-end = You are at the end of the patent track.
reason-box-patented = This box is protected already.
reason-in-order = Goods are picked in the order of the list, and you have passed this one.
reason-cannot-complete = Goods are picked in the order of the list: from here on you could not finish.
reason-same-good = You are handing this kind in yourself.
reason-nothing-possible = There is nothing of this kind that you can do now.

# Story
event-setup-begins = Set-up
event-equipped = Everybody begins with { $goods }, { $discs ->
    [one] 1 bonus disc
   *[other] { $discs } bonus discs
 } and a first workshop that yields { $yield }.
event-round-begins = Round { $round } of { $last }: placing discs
event-actions-begin = Round { $round } of { $last }: carrying out actions
event-round-ends = End of round { $round } of { $last }
event-final-market-opens = Final market
event-scoring-begins = Final scoring
event-placed = { $you ->
    [yes] You place a disc on { $field }.
   *[no] { $who } places a disc on { $field }.
}
event-picked = { $you ->
    [yes] You use your disc on { $field }.
   *[no] { $who } uses the disc on { $field }.
}
event-last-trades = { $you ->
    [yes] You go to the market one last time.
   *[no] { $who } goes to the market one last time.
}
event-idle = { $possible ->
    [0] { $you ->
        [yes] You can do nothing there.
       *[no] { $who } can do nothing there.
    }
   *[other] { $you ->
        [yes] You do nothing there.
       *[no] { $who } does nothing there.
    }
}
event-spent-disc = { $you ->
    [yes] You use a bonus disc.
   *[no] { $who } uses a bonus disc.
}
event-built = { $influence ->
    [0] { $you ->
        [yes] You build the { $factory } for { $cost }. It yields { $yield }.
       *[no] { $who } builds the { $factory } for { $cost }. It yields { $yield }.
    }
   *[other] { $you ->
        [yes] You build the { $factory } for { $cost } and gain { $influence } influence. It yields { $yield }.
       *[no] { $who } builds the { $factory } for { $cost } and gains { $influence } influence. It yields { $yield }.
    }
}
event-ran = { $kinds ->
    [0] { $you ->
        [yes] You run all your factories, but the supply has nothing to give.
       *[no] { $who } runs all their factories, but the supply has nothing to give.
    }
   *[other] { $you ->
        [yes] You run all your factories and gain { $gain }.
       *[no] { $who } runs all their factories and gains { $gain }.
    }
}
event-ran-on = { $you ->
    [yes] You also gain { $gain }.
   *[no] { $who } also gains { $gain }.
}
event-yielded = { $you ->
    [yes] Your { $factory } yields { $gain }.
   *[no] The { $factory } of { $who } yields { $gain }.
}
event-bought = { $you ->
    [yes] You buy { $load } from { $place } for { $price } gold.
   *[no] { $who } buys { $load } from { $place } for { $price } gold.
}
event-made = { $you ->
    [yes] You make the { $card } for { $cost } and gain { $gain }.
   *[no] { $who } makes the { $card } for { $cost } and gains { $gain }.
}
event-royalty = { $you ->
    [yes] You receive { $gain } for your { $box }.
   *[no] { $who } receives { $gain } for the { $box }.
}
event-track-bonus = { $you ->
    [yes] Your pawn stops on field { $field }: you gain { $gain }.
   *[no] The pawn of { $who } stops on field { $field } and brings { $gain }.
}
event-track-empty = { $you ->
    [yes] Your pawn stops on field { $field }, but the supply cannot give { $missing }.
   *[no] The pawn of { $who } stops on field { $field }, but the supply cannot give { $missing }.
}
event-short = { $you ->
    [yes] The supply has too little: you go without { $missing }.
   *[no] The supply has too little: { $who } goes without { $missing }.
}
event-took-free = { $you ->
    [yes] You take { $gain } for nothing.
   *[no] { $who } takes { $gain } for nothing.
}
event-traded = { $you ->
    [yes] You trade { $operation }.
   *[no] { $who } trades { $operation }.
}
event-swapped = { $you ->
    [yes] You swap { $given } for { $get }.
   *[no] { $who } swaps { $given } for { $get }.
}
event-developed = { $cards ->
    [0] { $you ->
        [yes] You develop the { $box } for { $cost } development and gain { $influence } influence.
       *[no] { $who } develops the { $box } for { $cost } development and gains { $influence } influence.
    }
   *[other] { $you ->
        [yes] You develop the { $box } for { $cost } development and gain { $influence } influence. Its { $cards } cards are set aside.
       *[no] { $who } develops the { $box } for { $cost } development and gains { $influence } influence. Its { $cards } cards are set aside.
    }
}
event-patented = { $you ->
    [yes] You take patent step { $step } for { $gold } gold and gain { $influence } influence.
   *[no] { $who } takes patent step { $step } for { $gold } gold and gains { $influence } influence.
}
event-protected = { $you ->
    [yes] You protect the { $box } with a patent.
   *[no] { $who } protects the { $box } with a patent.
}
event-right-lost = { $markers ->
    [0] { $you ->
        [yes] You have no marker left: this patent protects nothing.
       *[no] { $who } has no marker left: this patent protects nothing.
    }
   *[other] { $you ->
        [yes] You have no box to protect: this patent protects nothing.
       *[no] { $who } has no box to protect: this patent protects nothing.
    }
}
event-start-cards-leave = { $number ->
    [one] A start invention leaves the game: { $cards }.
   *[other] Start inventions leave the game: { $cards }.
}
event-cards-leave = { $number ->
    [one] An invention card goes from the last fields to the discard pile: { $cards }.
   *[other] Invention cards go from the last fields to the discard pile: { $cards }.
}
event-new-inventions = { $discarded ->
    [0] { $new } cards of new inventions are shuffled into the draw pile, which now has { $pile }.
    [one] { $new } cards of new inventions and 1 discarded card are shuffled into the draw pile, which now has { $pile }.
   *[other] { $new } cards of new inventions and { $discarded } discarded cards are shuffled into the draw pile, which now has { $pile }.
}
event-cards-reshuffled = { $number ->
    [one] The draw pile of inventions is empty: the 1 discarded card forms a new one.
   *[other] The draw pile of inventions is empty: the { $number } discarded cards are shuffled and form a new one.
}
event-cards-laid-out = { $number ->
    [one] New invention card on display: { $cards }.
   *[other] New invention cards on display: { $cards }.
}
event-cards-run-out = { $number ->
    [one] No invention card is left: 1 field stays empty.
   *[other] No invention card is left: { $number } fields stay empty.
}
event-factories-leave = { $number ->
    [one] A factory goes from the last fields to the discard pile: { $factories }.
   *[other] Factories go from the last fields to the discard pile: { $factories }.
}
event-factories-reshuffled = { $number ->
    [one] The draw pile of factories is empty: the 1 discarded factory forms a new one.
   *[other] The draw pile of factories is empty: the { $number } discarded factories are shuffled and form a new one.
}
event-factories-laid-out = { $number ->
    [one] New factory for sale: { $factories }.
   *[other] New factories for sale: { $factories }.
}
event-factories-run-out = { $number ->
    [one] No factory is left: 1 field stays empty.
   *[other] No factory is left: { $number } fields stay empty.
}
event-load-short = The supply has too little: { $load } goes without { $missing }.
event-loaded = In the harbour: { $loads }.
event-start-pawn = { $you ->
    [yes] You have the start pawn and begin.
   *[no] { $who } has the start pawn and begins.
}
event-pawn-passes = { $you ->
    [yes] The start pawn goes from { $from } to you: you begin.
   *[no] The start pawn goes from { $from } to { $who }, who begins.
}
event-standings = { $what ->
    [0] Patent steps: { $standings }.
    [1] Development in own boxes: { $standings }.
   *[other] Factory capacity: { $standings }.
}
standing = { $who } { $number }
event-majority = { $you ->
    [yes] You score { $points ->
        [one] 1 point
       *[other] { $points } points
     } for the { $what ->
        [0] highest patent step
        [1] most development
       *[other] greatest factory capacity
     }.
   *[no] { $who } scores { $points ->
        [one] 1 point
       *[other] { $points } points
     } for the { $what ->
        [0] highest patent step
        [1] most development
       *[other] greatest factory capacity
     }.
}
event-no-majority = { $what ->
    [0] Nobody has taken a patent step: no points.
    [1] Nobody has developed anything: no points.
   *[other] No factory yields raw materials: no points.
}
event-tied = { $you ->
    [yes] You are level at the top: developed boxes decide, and you have { $boxes }.
   *[no] { $who } is level at the top: developed boxes decide, and { $who } has { $boxes }.
}
event-total = { $you ->
    [yes] You end with { $points ->
        [one] 1 point
       *[other] { $points } points
     }: { $track } on the track and { $bonus } from majorities.
   *[no] { $who } ends with { $points ->
        [one] 1 point
       *[other] { $points } points
     }: { $track } on the track and { $bonus } from majorities.
}

# Table
headline-placing = Round { $round } of { $last }: placing discs
headline-executing = Round { $round } of { $last }: carrying out actions
headline-final = Final market
headline-over = The era has ended
zone-actions = Action fields
zone-inventions = Invention cards
zone-factories = Factories for sale
zone-boxes = Inventions
zone-harbour = Harbour
zone-market = Market
zone-tracks = Tracks
market-top = Top box ({ $used } of { $limit } used)
market-middle = Middle box ({ $used } of { $limit } used)
market-bottom = Bottom box ({ $used } of { $limit } used)
market-free = Instead of trading
market-take-development = { $number } development
track-influence = Influence
track-patents = Patents
pile-inventions = Invention pile
pile-inventions-discard = { $number ->
    [one] 1 card
   *[other] { $number } cards
 } on the discard pile
pile-factories = Factory pile
pile-factories-discard = { $number ->
    [one] 1 factory
   *[other] { $number } factories
 } on the discard pile
leaves = leaves soon
royalty-influence = Another player makes it: { $number } influence for the inventor.
royalty-gold = Another player makes it: { $number } gold for the inventor.
empty-field = empty
player-start = start pawn
player-discs-left = action discs on the board
player-bonus = bonus discs
player-bonus-waiting = { $number } bought this turn, usable from the next
player-markers = markers
player-capacity = capacity
player-development-sum = developed
player-patents = patent step
player-factories = Factories
player-boxes = Own inventions
player-goods = Store
earns = { $who }: +{ $gain }
box-original = Original
box-improved = Improvement
box-royalty = when another player makes it
track-length = end of the track (reconstructed value)
track-patents-about = gold → influence
sheet-influence = Influence on the track
sheet-patents = Most patents
sheet-development = Most development
sheet-capacity = Most factory capacity
sheet-total = Total
sheet-boxes = Boxes developed (tie-break)

# What a player counts (the coach)
aspect-influence = { $n } { $more } influence
aspect-lead = { $sign ->
    [more] { $n } influence gained on your best rival
   *[less] { $n } influence lost to your best rival
}
aspect-wood = { $n } { $more } wood
aspect-coal = { $n } { $more } coal
aspect-gold = { $n } { $more } gold
aspect-materials = { $n ->
    [one] { $n } { $many } metal, technology or tool cube
   *[other] { $n } { $many } metal, technology and tool cubes
}
aspect-development = { $n } { $more } development
aspect-discs = { $n ->
    [one] { $n } { $many } bonus disc
   *[other] { $n } { $many } bonus discs
}
aspect-output = { $n ->
    [one] { $n } { $many } good in each run of your factories
   *[other] { $n } { $many } goods in each run of your factories
}
aspect-inventions = { $n ->
    [one] { $n } { $many } invention of your own
   *[other] { $n } { $many } inventions of your own
}
aspect-patents = { $n ->
    [one] { $n } { $many } patent step
   *[other] { $n } { $many } patent steps
}

## Styles of play of the bots
taste-all = All-round
taste-factories = Factories first
taste-inventions = Inventions first
taste-patents = Patents first
taste-making = Making first
taste-market = Market and gold

# What a drawing stands for in this game
icon-factory = factory

# The board
tab-works = Belt
tab-hall = Hall
tab-yard = Yard
tab-mine = Mine
zone-rivals = Rivals
zone-tags = Costs and gains
head-inventions = Inventions
head-worth = Worth at the end
works-of = { $who }’s works
sort-start = start
sort-official = official
sort-imitation = imitation
slip-yours = yours
slip-more = { $n } more
made = made
used = used
or-take = or take
leave-words = leave when the round ends →
last-round = The last round
run-yields = A run yields
worth-patents = Patents
worth-development = Developed
worth-capacity = Capacity
discs-label = bonus discs
discs-next = { $n } next turn
store-empty = nothing
so-many = { $card } ({ $n }×)
step-title = Patent step { $step }

# What a screen reader says of a piece
house-says = { $field }: { $n ->
    [0] both places are free
   *[other] discs of { $who }
}
sheet-says = { $card }: pay { $cost }, gain { $gain }{ $n ->
    [0] {""}
   *[other] . { $earns }
}
offer-says = { $factory }: costs { $cost }, yields { $yield }{ $star ->
    [0] {""}
   *[other] , { $star } influence at once
}
built-says = { $factory }: yields { $yield }
box-says-owned = { $box }: { $who }{ $patent ->
    [1] , with a patent
   *[other] {""}
}, earns { $royalty }
box-says-free = { $box }: { $cost } development for { $star } influence, earns { $royalty }{ $closed ->
    [1] , still closed
   *[other] {""}
}
step-says = Patent step { $step }: { $gold } gold for { $star } influence
climber-says = { $who }: patent step { $step }
pawn-says = { $who }: { $n } influence
load-says = { $load }: { $goods }
pile-says = { $pile }: { $n }; { $thrown }{ $pending ->
    [0] {""}
   *[other] ; { $pending } new ones come in next round
}
discs-says = { $n ->
    [one] 1 bonus disc
   *[other] { $n } bonus discs
}{ $waiting ->
    [0] {""}
   *[other] , { $waiting } of them from the next turn on
}
majority-says = { $what }: { $n }, worth { $points } now
run-says = { $n ->
    [0] A run yields nothing
   *[other] A run yields { $gain }
}
rival-says = { $who }: { $goods }; { $discs ->
    [one] 1 bonus disc
   *[other] { $discs } bonus discs
}; patent step { $patents }, developed { $developed }, capacity { $capacity }, { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
} left{ $start ->
    [1] ; start pawn
   *[other] {""}
}
hand-says = { $n ->
    [one] 1 disc of { $who } to place
   *[other] { $n } discs of { $who } to place
}
worth-says = At the end the most patents, development and capacity are worth { $points } each; whoever shares gets less.

# Large cards
look-start = A start invention: anyone may make it, nobody earns from it.
look-official = An official invention: its inventors earn when another player makes it.
look-imitation = An imitation: its inventors earn only with a patent, and may not make it themselves.
look-make = Pay { $cost }: you gain { $gain }.
look-earns = When another player makes it: { $earns }.
look-have = You have all it takes.
look-leaves = { $start ->
    [1] It leaves the game when the round ends.
   *[other] It leaves when the round ends.
}
look-build = Costs { $cost }.{ $star ->
    [0] {""}
   *[other] {" "}Building it brings { $star } influence at once.
}
look-yields = Each run yields { $yield }.{ $raw ->
    [1] {""}
   *[other] {" "}That does not count as capacity.
}
look-owned = { $patent ->
    [1] Developed and patented by { $who }.
   *[other] Developed by { $who }, not yet patented.
}
look-develop = Costs { $cost } development and brings { $star } influence.
look-cards = Its { $n } cards then join the pile.
look-royalty = When another player makes the invention, its inventor earns { $gain }.
look-unpatented = From imitations only with a patent.
look-counts = Counts { $cost } for the most development.
look-places = { $n ->
    [0] Both places are free.
   *[other] Discs here: { $who }.
}
look-step = Costs { $gold } gold and brings { $star } influence.
look-step-protects = Each step protects one of your boxes.
look-load = { $n ->
    [0] Nothing lies here now.
   *[other] { $goods } for { $price } gold.
}
look-refill = Next round: { $goods } more, as far as the supply goes.
look-drawn = Still to come: { $cards }.
look-thrown = On the discard pile: { $cards }.
look-waits = Shuffled in next round: { $cards }.
look-bonus = After an action that you carried out you may hand one in for one small action: make one card, let one factory yield, buy one load, trade once, develop one box, take one patent step or build one factory.
look-store = Store: { $goods }; bonus discs: { $discs }.
look-factories = Factories: { $factories }.
look-boxes = Inventions: { $boxes }.
look-markers = Markers left: { $n }.
look-majority = { $what }: { $n }, worth { $points } now.
look-standings = Now: { $standings }.
look-original = { $name }, the original
look-improved = { $name }, the improvement
look-copy = { $name }, an imitation
look-load-title = Harbour: { $load }
look-track = If your own action takes your pawn to a field with a good, you gain that good.
look-lap = Beyond field { $last } a new lap begins.
look-trades = Up to { $most } trades in one action, up to { $limit } on each stall. Used on this stall: { $used }.
look-free = You take { $n } development for nothing, instead of trading.
plate-says = { $who }’s works; markers left: { $markers }{ $start ->
    [1] ; start pawn
   *[other] {""}
}
look-reconstructed = Its numbers are reconstructed.

# The end
end-won = { $you ->
    [yes] You win the era
   *[no] { $player } wins the era
}
end-shared = { $player } share the era
# Spaces that do not break: a line of its own up to the semicolon.
end-line = { $points } influence after { $rounds } rounds; { $ahead ->
    [0] level with { $player }, ahead by boxes
   *[other] { $ahead } ahead of { $player }
}
end-line-shared = { $points } influence and { $boxes ->
    [one] 1 box
   *[other] { $boxes } boxes
} each after { $rounds } rounds
end-says = { $title }. { $line }.
end-reckoning = Final scoring
end-tie = { $n ->
    [one] 1 box
   *[other] { $n } boxes
}
end-bar-says = Place { $place }: { $who }, { $points } points. Influence on the track { $track }, most patents { $patents }, most development { $development }, most capacity { $capacity }; boxes developed: { $boxes }.
end-exhibit-says = { $name }: { $n ->
    [0] nobody’s
   *[other] { $who }
}

# What is worth knowing
fact-light-bulb = Edison showed his carbon lamp in 1879; in 1882 his power station began to light part of Manhattan.
fact-pocket-watch = Railways needed exact watches: in 1883 those of North America introduced time zones.
fact-music-box = Pins on a cylinder pluck a steel comb; in the 1880s came discs that could be changed.
fact-bicycle = Starley’s Rover of 1885 had two wheels of similar size and a chain to the rear one, as bicycles still have.
fact-telegraph = From 1866 on a lasting cable carried messages across the Atlantic; a letter took a week or more.
fact-microscope = Ernst Abbe worked out how lenses make images; in the 1870s Zeiss began to build microscopes by calculation.
fact-cash-register = James Ritty kept a saloon in Dayton and patented it in 1879, against dishonest barkeepers.
fact-sewing-machine = Howe, Singer and others ended their patent war in 1856 by sharing their patents.
fact-typewriter = The machine of Sholes and Glidden, sold from 1874 on, brought the QWERTY keyboard.
fact-telephone = Papers of Bell and of Gray reached the patent office on the same day, 14 February 1876.
fact-gramophone = Berliner patented the gramophone in 1887; its flat discs could be pressed in large numbers.
fact-camera = “You press the button, we do the rest”: Kodak’s slogan for its roll-film camera of 1888.
fact-car = In 1888 Bertha Benz drove about 100 km to Pforzheim and bought fuel at a pharmacy.
fact-steam-train = At Rainhill in 1829 Stephenson’s Rocket won and reached almost 50 km/h.
fact-aeroplane = On 17 December 1903 the longest flight of the Wright brothers lasted 59 seconds.

# Names on cards, with places where they may be broken
title-light-bulb = Light bulb
title-pocket-watch = Pocket watch
title-music-box = Music box
title-bicycle = Bicycle
title-telegraph = Telegraph
title-microscope = Micro­scope
title-cash-register = Cash register
title-sewing-machine = Sewing machine
title-typewriter = Type­writer
title-telephone = Telephone
title-gramophone = Gramo­phone
title-camera = Camera
title-car = Car
title-steam-train = Steam train
title-aeroplane = Aeroplane
title-coal-pit = Coal pit
title-colliery = Colliery
title-deep-colliery = Deep colliery
title-sawmill = Sawmill
title-steam-sawmill = Steam sawmill
title-smithy = Smithy
title-foundry = Foundry
title-rolling-mill = Rolling mill
title-steelworks = Steel­works
title-wire-shop = Wire shop
title-instrument-works = Instrument works
title-electrical-works = Electrical works
title-power-station = Power station
title-toolmaker = Toolmaker
title-lathe-shop = Lathe shop
title-machine-shop = Machine shop
title-engine-works = Engine works
title-pawnshop = Pawnshop
title-trading-house = Trading house
title-bank = Bank
title-drawing-office = Drawing office
title-laboratory = Labora­tory
title-starting-factory = First workshop
brief-instrument-works = Instrument works
brief-power-station = Power station
brief-toolmaker = Toolmaker
look-empty-pile = Nothing is left in this pile.

# How to play, in pictures
howto-heart = Develop an invention first and you earn each time another player makes it. With a patent you earn from copies too.
howto-scale = The influence scale
howto-scale-text = You win with influence. If your own action takes your pawn to a field with a good, you take that good.
howto-hall = The exhibition hall
howto-hall-text = Nine inventions. Blue: nobody has developed it yet. At Invent you pay development for the gold plate, later for the silver one.
howto-stair = The patent stair
howto-stair-text = A step costs gold and brings influence. It protects one of your inventions: then you earn from imitations too.
howto-house = Six houses, six actions
howto-house-text = Here you place discs and use them. Each house has two places; only one of them may be yours.
howto-belt = The belt
howto-belt-text = Inventions to make: pay the left column, gain what stands at the foot. What lies on red ground leaves soon.
howto-site = The building site
howto-site-text = Build factories for wood and coal. At Run all your factories yield at once.
howto-trade = Market and harbour
howto-trade-text = At the stalls you trade gold and development. In the harbour 1 gold buys a whole load.
howto-tray = Your works
howto-tray-text = Your goods, factories and inventions. At the right: how you stand in the three contests of the end.
howto-price = Price
howto-price-text = pay these goods
howto-gain = Gain
howto-gain-text = what you get
howto-name = Name
howto-name-text = its colour: grey start, gold official, violet imitation
howto-picture = Picture
howto-picture-text = what you make
howto-sort = Kind
howto-sort-text = official: its inventors earn
howto-royalty = Who earns
howto-royalty-text = these players, when somebody else makes it
howto-step-place = Place discs
howto-step-place-text = In turn everybody lays a disc at a house, until all discs lie. Two or three each.
howto-step-use = Use a disc
howto-step-use-text = In turn: take one of your discs and do what its house does. At Make you make up to three inventions.
howto-step-gain = Pay and gain
howto-step-gain-text = Goods leave your bins, your pawn moves on. Inventors of what you made earn too.
howto-step-develop = Develop
howto-step-develop-text = At Invent you spend up to 7 development on plates, or you take one or two patent steps.
howto-step-round = The round ends
howto-step-round-text = What lies on red ground leaves, new cards come, the harbour fills up, and the next player begins.
howto-winning = After the last round there is one more market. Then most patents, most development and most capacity bring up to **5** each. **The most influence wins.**
howto-tie = Equal at the end?
howto-tie-text = Who has developed more plates is ahead; equal in that too, you share the win.
howto-disc = Black bonus discs
howto-disc-text = after your action, hand one in for a small extra action: one card, one load, one trade, one factory.
howto-wood = Wood
howto-metal = Metal
howto-tech = Technology
howto-tool = Tools
howto-coal = Coal
howto-gold = Gold
howto-development = Development
howto-influence = Influence
howto-patent = Patent
howto-capacity = Capacity
howto-bonus-disc = Bonus disc
howto-any = Metal, technology or tools

# The list of options in short
row-build = Build a factory
row-yield = what it costs and yields
row-make = Make an invention
row-buy = Buy a load
row-develop = Develop or patent
row-patent = The next patent step
row-have = you have { $goods }
row-earns = { $who } +{ $n }
row-trade = Trade
row-spend = Use a bonus disc
row-discs = you have { $n }
row-good-development = Development
row-good-gold = Gold
row-good-influence = Influence
row-good-bonus-disc = Bonus disc
