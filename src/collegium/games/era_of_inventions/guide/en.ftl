# Notes of the guided first game: what, why, and why not the other thing; at most 45 words in all.

note-make = Place a disc on Make.
note-make-why = Each disc is one action this round. Here you build inventions, and your first materials are enough for two.
note-make-not = **Why not later?** A field has { $places } places. Everybody wants this one now.

note-invent = Place the second on Invent.
note-invent-why = You own { $development } development. With it an invention becomes yours, and others will pay you when they build it.
note-invent-not = **Why not Build?** Factories cost more wood than you have. First ideas, then machines.

note-harbour = Place the last on Harbour.
note-harbour-why = Your inventions will bring gold, and here { $price } gold buys a whole load, up to { $loads } of them.
note-harbour-not = **Why not Run?** Your one workshop would yield a single wood.

note-use-make = Use your disc on Make first.
note-use-make-why = All discs lie; now you take them back, one a turn, in any order. The best inventions on the belt go first.
note-use-make-not = **Why not Harbour first?** You have too little gold yet. Inventions bring it.

note-bulb = Make the light bulb.
note-bulb-why = One technology and one coal become { $gold } gold. You may make up to { $most } inventions with one disc.
note-bulb-not = **Why not the microscope?** It takes all your parts at once; two small ones bring you further.

note-bicycle = Make the bicycle.
note-bicycle-why = Your metal, your tool and a coal: { $gold } gold, more than anything else on the belt.
note-bicycle-not = **Why not the pocket watch?** It leaves you the tool, but alone that makes nothing now. Materials do not score.

note-keep = Keep your bonus discs.
note-keep-why = After an action you may hand in one of your { $discs } for a small extra action.
note-keep-not = **Why not now?** They are few and do not come back by themselves. In a moment one will do two things at once.

note-use-invent = Use your disc on Invent.
note-use-invent-why = Somebody has developed the sewing machine already. What is still free and cheap, take now.
note-use-invent-not = **Why not the harbour?** The loads are still there later, and grow. Inventions belong to whoever is first.

note-register = Develop the cash register.
note-register-why = { $influence } influence now. From next round its cards lie on the belt, and a rival who makes one pays you { $royalty } more.
note-register-not = **Why not the improved sewing machine?** It earns gold. The original earns influence, and that wins.

note-patent = Take a patent step with a bonus disc.
note-patent-why = For { $gold } gold: { $influence } influence, and your cash register is protected. Now its imitations pay you as well.
note-patent-not = **Why not wait?** An imitation made before that pays you nothing.

note-coal = Buy the coal.
note-coal-why = You have { $gold } gold. This shed holds { $coal } coal for one, and every invention needs some.
note-coal-not = **Why not wood?** Only factories need it. Buy what your next inventions cost.

note-metal = Buy the metal.
note-metal-why = { $metal } pieces in one load. Many inventions on the belt want metal.
note-metal-not = **Why not leave it to grow?** A load that nobody takes grows, but the next player may be quicker.

note-tools = Buy the tools.
note-tools-why = { $tools } tools: with coal and metal that is a bicycle, and more.
note-tools-not = **Why not stop here?** Gold scores little by itself. A third load costs no further disc.

note-keep-2 = Keep your discs again.
note-keep-2-why = You still have { $discs }. Your materials are ready, and new inventions come with the next round.
note-keep-2-not = **Why not make one now?** You could. But next round your own disc on Make does that, and up to three times.
