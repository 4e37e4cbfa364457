# The pages around the tables: the first page, lists of tables.
home-title = Five board games about university life.
home-sentence = Play friends, your class, or bots that really think. In the browser, free, nothing to install.
home-starts = { $game } against bots begins at once.
home-mine = Your games
home-waits = { $count ->
    [0] nobody waits for you
    [one] one waits for you
   *[other] { $count } wait for you
}
home-all-mine = All your games
home-games = The games
home-no-games = No game could be loaded. The server's log says why.
home-open = Open tables
home-open-about = sit down; it starts when all are there
home-no-tables = No open tables. Bots are ready, or set up a table and send the link.
nav = Places
nav-play = Play
nav-learn = Learn
nav-watch = Watch
nav-mine = Your games
tables-open = { $count ->
    [0] bots are ready
    [one] 1 open table
   *[other] { $count } open tables
}
short-minutes = { $minutes } min
learn-in = learn it in { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
row-your-turn = Your turn
row-chooses = { $name } chooses
row-free = { $free ->
    [one] 1 free seat
   *[other] { $free } free seats
}
row-waiting = Waiting for players
row-running = Running
row-over = Finished
row-won = { $name } won
row-relaxed = no clock
row-clock = { $seconds } s a choice
sit-down = Sit down
seat-dashed = free seat
tonight = Which one tonight?
tonight-about = Say who is there and how long you have.
tonight-people = We are
tonight-minutes = We have
tonight-time = { $minutes ->
    [30] ½ h
    [60] 1 h
    [90] 1½ h
   *[120] 2 h
}
tonight-known = We know
tonight-knows = { $known ->
    [nothing] no rules yet
   *[other] the basics
}
tonight-find = Find a game
watch-title = Watch
watch-about = What everybody at the table may see, live.
watch-running = { $count ->
    [0] no public game is running
    [one] 1 public game is running
   *[other] { $count } public games are running
}
watch-none = Nobody plays in public right now. Whoever sets up a table can let everybody watch.
watch-leads = { $name }: { $points }
learn-title = Learn
learn-about = One page per game: its table, a card, one turn in pictures. Bots wait as long as you like.
foot-learn = Rules and sources
foot-programs = For programmers
