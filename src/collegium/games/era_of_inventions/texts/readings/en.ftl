# How we read the rules of Era of Inventions, in English. Our own words throughout.
ruling-2 = No bonus disc without an action
ruling-2-book = You play a bonus disc right after carrying out an action. The margin says it more briefly: after using your disc. If you give up an action, you only take your disc back.
ruling-2-ours = After an action that you gave up, or in which nothing could be done, you play no bonus disc. One thing done is enough, such as one card made or one trade. Running your factories counts even where they yield nothing.
ruling-2-why = The main text names the action twice, and calls this the only moment for the disc. The margin is the short form of the same rule.
ruling-20 = A patent marker goes down whenever it can
ruling-20-book = Of the marker for a new patent, the book says in one place that you lay it, in another that you may.
ruling-20-ours = If one of your boxes has no patent yet, the step protects one, and you choose which. If there is none, you get the influence alone.
ruling-20-why = Leaving the marker off never helps you, so we do not ask.
ruling-46 = Limits count for one action, not for a turn
ruling-46-book = The main text limits factories to three and patent steps to two in a turn. The margins, and all other limits, speak of one action.
ruling-46-ours = Every limit holds for one action, and the bonus disc comes on top. So you can build four factories or take three patent steps in one turn.
ruling-46-why = The bonus disc is an action of its own, and it may do any of the small actions. A limit for the whole turn would close two of them after a full action, and no others.
