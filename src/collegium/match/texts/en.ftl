# Around the rulings and the credits of a game, in English.
readings-title = How we read the rules
readings-lead = Where the rulebook is silent or says two things, somebody has to decide. These are our decisions that you would notice if you own the box. The full rules are on the how-to page.
reading-number = ruling { $number }
reading-limit = house rule of ours
reading-changed = changed on { $day }
reading-book = The book:
reading-ours = Here:
reading-why = Why:
credits-title = Who made the boxed game
credits-titles = Who made the boxed games
credits-independent = Collegium is an independent implementation: its texts and drawings are its own, and the boxed games are well worth having.
