# The site's own words.
foot = Our own drawings and words for five published board games. Small rings mark values we had to reconstruct.
skip = Skip to the content
language = Language
theme = Light or dark
play-now = Play now
new-table = Set up a table
how-to = How to play
fact-seats = { $seats } players
fact-minutes = about { $minutes } minutes
sources-link = What is from the rulebook and what is ours
sources-title = what is from the rulebook and what is ours
sources-about = The rulebooks' pictures were not at hand, so every value says where it comes from. If you own the box you can correct any of them in a file of your own.
sources-kind = { $kind ->
    [rulebook] from the rulebook
    [public] from another public source
   *[other] reconstructed by us
}
sources-count = { $count ->
    [one] 1 value ({ $share } %)
   *[other] { $count } values ({ $share } %)
}
sources-from = Where from
sources-what = What
sources-piece = No. { $number }
row-your-turn = Your turn
row-waiting = Waiting for players
row-running = Running
row-held = set aside: its rules have changed
row-over = Finished
guest-name = Guest { NUMBER($number, useGrouping: 0) }
your-name = Your name
save = Save
me-stranger = Guest
me-title = You and your games
me-account = You are logged in as { $name }.
me-guest = You play as a guest on this browser. An account keeps your games and lets you go on elsewhere.
logout = Log out
form-register = Make an account
form-login = Log in
form-password = Change the password
form-keeps = Games you played as a guest on this browser come along.
new-seat = Seat { $number }
seat-name = Their name
seat-free = Free seat
bot-level = { $level ->
    [fresher] Fresher (bot)
    [student] Student (bot)
    [doctor] Doctor (bot)
    [professor] Professor (bot)
    [laureate] Laureate (bot)
   *[other] { $level } (bot)
}
bot-level-rated = About { $rating } (bot)
bot-sign = bot
bot-short-rated = ≈ { $rating }
quick-start = Quick start
quick-start-about = The set-up is taken for everybody: sensible choices by the student bot. Best for a first game.
quick-start-now = The set-up is taken for everybody…
for-me = Choose for me
waiting-full = Everybody is here
waiting-free = { $free ->
    [one] One seat is still free
   *[other] { $free } seats are still free
}
waiting-name = Without a name you join as a guest.
waiting-host = The host starts the game.
sit-here = Sit here
put-bot = Put a bot here
remove = Remove
leave = Leave
start = Start the game
share-title = Invite
share-qr = The invitation as a QR code
copy = Copy
copied = Copied
you = you
seats = Players
points-now = { $points ->
    [one] 1 point
   *[other] { $points } points
}
points-both = { $points ->
    [one] 1 point now, { $ended } if the game ended now
   *[other] { $points } points now, { $ended } if the game ended now
}
if-ended = if it ended now
is-choosing = is choosing
leads = leads
asked-that = “{ $question }”
leave-game = Leave this game
leave-game-about = A bot goes on in your place. If nobody else plays, the game ends.
leave-game-now = Leave for good
others-may-act = The others may still respond
your-choice = Your choice
your-turn = Your turn
waiting = Waiting
not-now = { $count ->
    [one] Not possible now (1)
   *[other] Not possible now ({ $count })
}
not-offered = That is not among your options now.
undo = Take back
fold = Fold or unfold your choice
parts = Parts of the table
part-table = Table
part-mine = Mine
part-first = Players
part-rivals = Rivals
part-story = Story
story = Story
story-empty = Nothing has happened yet.
story-all = The whole story
since-last-turn = Since your last turn
back-to-table = Back to the table
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
help = Help
keys = Keys: arrows move through the options, Enter chooses, A asks for advice, U takes back, H opens help, S the story.
spectators = Link for spectators, who see only what everybody may see:
lend = Let spectators see what I see
lend-about = Whoever has the link sees your hidden cards, too: your rivals could. Untick it and it ends at once.
whose = Seen by
whose-all = Everybody
lost = Connection lost. Trying again…
found = Connected again.
noscript = The table needs JavaScript to play live.
over = The game is over
see-board = See the board
see-result = See the result
won = { $count ->
    [one] wins the game
   *[other] share the victory
}
you-won = You win!
nobody-won = Nobody wins this time
best-at = strongest: { $what }
result = Result
sheet = Scoring sheet
total = Total
chart = Points over time: what each player would have scored if the game had ended then
rematch = Play again
rematch-join = Join the next game
journal = Save the game's journal
curtain = Hand the screen to { $name }
curtain-open = I am { $name }: show my table
to-home = Home
refused-title = That did not work
refused-no-game = There is no such game here.
refused-no-table = This table does not exist (any more).
refused-not-begun = This game has not begun yet.
refused-begun = This game has begun already.
refused-other-rules = The rules have changed since this game began, and what was played does not fit the new ones. So the game is set aside.
refused-goes-on = This game can go on, so it cannot be ended here. Open its table to play.
rules-notice = The rules have changed since this game began. It goes on under the new ones.
rules-data = Values printed on its pieces have been corrected.
rules-newer = It was played under newer rules than those installed here.
rules-gone = This game is not installed here any more.
rules-unnamed = The game does not say what has changed.
older-about = { $state ->
    [over] The rules have changed since this game was played, so it cannot be shown choice by choice any more. This is how it ended:
    [held] The rules have changed since this game began. What has been played does not fit the new ones, so the game cannot go on and is set aside. Everybody who sits here may end it for all; then it counts for nobody.
   *[ended] This game was ended before it was over, and its rules have changed since it began.
}
older-changed = What has changed
older-end = End this game for all
older-again = Set up a new table
refused-private = This table is private. Ask the host for the link or the code, enter another code, or choose an open table.
private-title = This table is private
over-title = The game is over
refused-not-seated = You do not sit at this table.
refused-not-shown = Nobody shows this seat any more.
refused-rated = In a game that counts nobody can show their seat.
refused-not-host = Only the host can do that.
refused-full = All seats are taken.
refused-taken = That seat has just been taken.
refused-not-full = A seat is still free.
refused-seats = { $high ->
    [one] This variant is for 1 player.
   *[other] This variant is for { $low } to { $high } players.
}
refused-two-of-you = You can only take one seat for yourself; seat others “on this screen”.
refused-not-your-turn = It is not your turn now.
refused-set-up = The set-up is over: choose yourself.
refused-stale = The table has changed meanwhile. Look again, then choose.
refused-illegal = Not possible: { $reason }
refused-undo = Nothing to take back: something was revealed, or somebody else has chosen since.
refused-over = The game is over.
refused-not-over = The journal is given out when the game is over.
refused-broken = The rules tripped over this. The game stands as it stood before; please tell us.
refused-too-fast = A little slower, please. Try again in a moment.
refused-streams = Too many of your tables are open at once, or very many people share your connection. Close some pages, then load this one again.
refused-long = At most { $most } characters, please.
refused-malformed = The server did not understand that.
error-missing-title = Not found
error-missing = There is nothing at this address. Perhaps the link is old, or a part of it is missing.
error-forbidden = That is not allowed.
error-csrf = This page was open too long. Load it again and retry.
error-broken = Something went wrong on our side. What stands on the table has been kept; what does not, has not.
error-busy-title = Too many requests
error-busy = You, or people who share your connection, asked for very many pages at once. Wait a moment, then load this page again.
error-not-kept = The server could not write that down. What does not stand on the table has not been kept. Please try again in a moment.
error-away = The server cannot get at its games just now. Nothing that was chosen is lost. Please try again in a moment.
error-busy = Too many people are asking for this right now. Please try again in a few seconds.
advice = Advice
advice-about = The coach: estimated share of wins
advice-thinking = The coach is thinking…
advice-preparing = The coach is getting ready. The first time in a game this takes about a minute; you can go on meanwhile.
advice-none = The coach has nothing to say this time.
percent = { $share } %
is-thinking = is thinking
analyse = Analyse this game
analysis = Analysis
analysis-about = Every choice is thought through again with what its player could see: who was likely to win when, and which choices cost most.
analysis-running = Thinking the game through: { $percent } %
analysis-wait = You can leave this page; the analysis is kept.
analysis-failed = The analysis did not succeed. You can try again.
analysis-chances = Chance to win
analysis-chart = The estimated chance of every player, choice by choice; the truth lies within the band 19 times in 20. The rings are the choices listed below.
analysis-accuracy = Accuracy
analysis-accuracy-about = What was kept of what was at stake: 100 % is always the best that was found, 0 % no better than choosing by chance. Choices that hardly mattered hardly count.
analysis-worst = What cost most
analysis-number = choice { $number }
analysis-cost = { $points ->
    [one] cost 1 percentage point of winning chance
   *[other] cost { $points } percentage points of winning chance
}
analysis-taken = Chosen
analysis-better = Better
analysis-position = The table at that moment
refused-no-coach = The coach is not allowed at this table.
refused-analysis = A game is analysed when it is over; before that it would tell too much.
refused-no-position = This game has no such moment.
refused-key = This key is not known. Make one in your settings and send it as “Authorization: Bearer KEY”.
key-title = Your key for programs
key-about = Copy it now: it is shown only this once. An older key is worth nothing any more.
key-programs = Let a program play for you
key-why = A program shows a key, reads positions and sends choices, just as you do here.
key-make = Make a key
key-docs = How programs play
analysis-yours = Your choices
analysis-theirs = { $name }
analysis-none-costly = No choice cost much.
analysis-takes = It takes about { $minutes ->
    [0] { $seconds } seconds
    [one] a minute
   *[other] { $minutes } minutes
 } on this server, longer while many play.
analysis-left = About { $minutes ->
    [0] { $seconds } seconds
    [one] a minute
   *[other] { $minutes } minutes
 } left.

board-of = The table of { $game }
follow = Following others
follow-instant = at once
follow-normal = normal
follow-slow = slowly
follow-steps = step by step
one-tap = One tap on a lit piece plays it
sound = Sounds
letter-keys = Single letters as keys
follow-next = Next
follow-all = Catch up
since-short = Lately
since-replay = Replay on the table
since-close = Close
keys-stage = Beside those: arrows on the board walk from piece to piece, Escape closes what is open, N shows the next step of the others, C catches up, R opens what happened since your last turn.
refused-no-piece = There is nothing more to see of this piece.

# How to play, in pictures
howto-kicker = How to play · { $minutes ->
    [one] 1 minute to read
   *[other] { $minutes } minutes to read
}
howto-board = The table in the middle of a game; the list after it says what lies where.
howto-legend = What lies where
howto-card = A card, read from the top
howto-winning = Winning
howto-turn = One turn, step by step
howto-ready = Ready?
howto-ready-text = The bots wait as long as you like, and a tip says what each choice is about.
howto-all = All cards and values
howto-full = Full rules
howto-in-full = The rules in full
howto-weight = { $weight ->
    [1] Very light
    [2] Light
    [3] Medium
    [4] Heavy
   *[other] Very heavy
}
