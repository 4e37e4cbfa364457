# The guided first game: what stands around its notes. The notes themselves are the games'.

guide-title = Guided game
guide-about = The bots wait for you, and nothing counts.
guide-waits = Now the others play. Look what they do; then it is your turn again.
guide-step = Part { $part } of { $parts } · step { $step } of { $of }
guide-earlier = A moment ago · step { $step } of { $of }
guide-back = Back
guide-on = Go on
guide-do = Do it for me
guide-look = Look around
guide-look-back = Show me the step
guide-alone = I can do it alone
guide-again = Guide me again
guide-other = That works too. For now, take what is lit.
guide-click = Click here
guide-tap = Tap here
guide-through = You know how it goes.
guide-through-why = From here on the game is yours, against the same bots. The button “Advice” says what a strong player would do and why; under “Help” stand the rules.
guide-play = Play on
guide-begin = Play a guided first game
guide-start = Start the guided game
guide-short = Guided game
guide-ready = The guided game plays your first turns with you. You can leave it at any moment.
refused-no-guide = This game has no guided game.
