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
row-own = Your table
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
learn-title = Learn
learn-about = One page per game: its table, a card, one turn in pictures. Bots wait as long as you like.
foot-learn = Rules and sources
foot-programs = For programmers

# Setting up a table
new-title = A table for { $game }
new-seats = Seats
new-count = How many play
seat-me = You
seat-open = Whoever has the link
seat-open-means = Open until somebody comes by the link, or from the list if the table is public.
seat-here = On this screen
seat-nobody = Nobody
level-name = { $level ->
    [fresher] Fresher
    [student] Student
    [doctor] Doctor
    [professor] Professor
    [laureate] Laureate
   *[other] { $level }
}
level-means = { $level ->
    [fresher] Plays at random. Good for looking around.
    [student] Takes what looks best now. A fair first rival.
    [doctor] Thinks ahead, up to 0.2 s a choice. Hard for most people.
    [professor] Thinks ahead, up to 2 s a choice. Very strong.
    [laureate] Thinks like the Professor and, where it has trained, by what it learned from many games. The strongest.
   *[other] A bot.
}
level-name-rated = about { $rating }
even-match = An even match
even-match-about = An even match: about { $rating }
even-other = Any strength
even-other-about = you choose
even-strength = Its strength
even-means = Now plays like the level below that, now like the one above. Does not count for ratings.
levels-title = How good are the bots?
new-variant = Variant
new-begin = The beginning
new-who-sees = Who may come?
new-who-sees-about = Everybody: listed among open tables, and anybody may watch.
new-private = Who has the link
new-public = Everybody
new-coach = Advice
new-coach-about = The coach shows good choices, to whoever asks.
coach-alone = Against bots
coach-always = Always
coach-never = Never
new-undo = A choice, as long as nothing was revealed.
yes = Yes
no = No
new-language = Language
new-language-about = Spoken at the table. Everybody reads the game in their own.
new-summary = What will happen
new-invite = On the next page you get a link and a code to share.
new-go = Go to the table
new-fill = Fill with bots and start now
sum-seat = { $who ->
    [me] you
    [here] { $count ->
        [one] somebody on this screen
       *[other] { $count } more on this screen
    }
    [open] { $count ->
        [one] one open seat
       *[other] { $count } open seats
    }
    [fresher] { $count ->
        [one] a Fresher bot
       *[other] { $count } Fresher bots
    }
    [student] { $count ->
        [one] a Student bot
       *[other] { $count } Student bots
    }
    [doctor] { $count ->
        [one] a Doctor bot
       *[other] { $count } Doctor bots
    }
    [professor] { $count ->
        [one] a Professor bot
       *[other] { $count } Professor bots
    }
   *[laureate] { $count ->
        [one] a Laureate bot
       *[other] { $count } Laureate bots
    }
}
sum-rated = { $count ->
    [one] a bot of about { $rating }
   *[other] { $count } bots of about { $rating }
}
sum-and = { $some } and { $last }
sum-who = { $who } play { $game }.
sum-how = { $seen ->
    [all] Everybody may come, { $clock }.
   *[link] Only who has the link may come, { $clock }.
}
share-about = Let them scan, or send the link
share-guests = No account needed: they type a name and sit down.
invited-by = { $name } has laid this table. Choose a seat; the game begins when all are here.
invited-game = The game
start-needs = Starts when every seat is taken: send the link, or put a bot there.

# A finished game seen again
replay = Replay
replay-by = Seen by
replay-all = All
replay-all-about = Always through the eyes of who chooses
replay-costly = A costly choice
replay-try = Try it yourself
replay-not-analysed = Nobody who played has had this game analysed yet.
replay-controls = Through the game
replay-first = To the beginning
replay-back = Back
replay-run = Play
replay-on = On
replay-last = To the end
replay-space = Space
replay-step = Step by
replay-choice = by choice
replay-turn = by turn
replay-chapter = by round
replay-speed = Speed
replay-points = Points
replay-slider = Moment of the game
replay-share = Share this moment
replay-play-on = Play on from here
replay-keys = Arrows: a choice. Shift and arrows: a turn. Page keys: a round. Space: play. X: the next costly choice.
replay-open = Open a saved game
replay-open-about = A journal of a finished game, saved here or in the terminal. It is checked choice by choice.
replay-file = Journal (a JSON file)
replay-go = Open
refused-no-replay = A game can be seen again when it is over.
refused-journal-file = Choose a journal of at most { $most } kB.
refused-journal = This file is no journal of a game: { $why }.
refused-journal-rules = This game was played under other rules or with other components, and it does not play under those here. { $why }
refused-journal-broken = This journal does not hold: { $why }.
refused-journal-unfinished = This game is not finished yet. Finish it where it was begun, then come back.

# You, and your settings
me-since = At the table since { $month } · { $games ->
    [one] 1 game finished
   *[other] { $games } games finished
}
me-new = Play a game and it stands here.
me-places = The places of your last games
me-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
me-best = Most points: { $points }
settings = Settings
settings-you = You
settings-name = Display name
settings-name-about = What others read at the table. It need not be the name you log in with.
settings-look = Words and colours
settings-colours = Colours
colours-auto = As the device
colours-light = Light
colours-dark = Dark
settings-table = At the table
settings-motion = “At once” moves nothing. Whoever asked their device for less motion gets none either way.
settings-one-tap = On a touch screen. Otherwise the first tap shows the card and its options, and the second plays.
settings-sound = A soft sound when it is your turn and when pieces land.
settings-kept = These four are kept in this browser.
chat-left = has left. A bot plays on.
logout-sure = Do you want to log out?
account-label = { $field ->
    [email] E-mail address
    [username] Name to log in with
    [password1] Password
    [password2] The password again
    [old_password] The old password
    [new_password1] The new password
    [new_password2] The new password again
   *[other] Password
}
account-help = { $field ->
    [username] Letters, digits and @ . + - _
   *[other] At least 8 characters; not a common one, and not like your name.
}
account-wrong = { $code ->
    [required] Please fill this in.
    [unique] Somebody has this name already.
    [invalid] Only letters, digits and @ . + - _ please.
    [blocked] This name cannot be used here.
    [mail] This is not an e-mail address.
    [max_length] That is too long.
    [invalid_login] Name and password do not belong together. Mind capital letters.
    [password_mismatch] The two passwords differ.
    [password_too_short] This password is too short: at least 8 characters.
    [password_too_common] This password is too common.
    [password_too_similar] This password is too much like your name.
    [password_incorrect] That is not your old password.
   *[other] This cannot be used.
}
