rules-changed-2-claim = Since version 2 the ability to claim a project out of turn also serves in the first turn, before its owner's own first purchase. Before, it did not.
rules-changed-2-layoffs = Since version 2 the two Months that a PhD Student stores under Rumours of Layoffs are stored one at a time, each in any discipline. Before, both went to one discipline.
rules-changed-2-swap = Since version 2 the ability to swap an action card also serves in the Research Phase and at the hand limit. Before, it did not.
rules-changed-2-teaching = Since version 2 a group with stored Months is asked whether it teaches, as long as Rich Alumnus may still be drawn. Before, it always taught.
