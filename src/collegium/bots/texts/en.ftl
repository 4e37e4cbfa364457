# The coach's words, for every game.

coach-more = more
coach-less = less
coach-many = more
coach-few = fewer
coach-by-turn = { $what } by the end of this turn
coach-by-next = { $what } by the end of your next turn
coach-by-end = { $what } at the end of the game
