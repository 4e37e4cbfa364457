rules-changed-2-claim = The ability to claim a project out of turn now also works in the first turn, before its owner's own first purchase. Before, it did not.
rules-changed-2-layoffs = The two Months that a PhD Student stores under Rumours of Layoffs are now stored one at a time, each in any discipline. Before, both went to one discipline.
rules-changed-2-swap = The ability to swap an action card now also works in the Research Phase and at the hand limit. Before, it did not.
rules-changed-2-teaching = A group with stored Months is now asked whether it teaches, as long as Rich Alumnus may still be drawn. Before, it always taught.
