# The terminal's own words.
person = Player { $number }
one-person = Player
you = you
level-human = A person here
level-fresher = Fresher
level-fresher-about = plays by chance
level-student = Student
level-student-about = thinks one turn ahead
level-doctor = Doctor
level-doctor-about = searches ahead
level-professor = Professor
level-professor-about = searches further ahead
level-laureate = Laureate
level-laureate-about = has learned from itself
level-iterations = Search, { $n } tries
level-seconds = Search, { $n } s
level-rated = About { $rating }
level-rated-about = now as { $lower }, now as { $upper }

# The menu
menu-title = Collegium
menu-tagline = Board games about the academic world, complete and by the book
menu-saved = Continue
menu-games = Begin a game
menu-saved-game = { $title }, { $when }
menu-variant = Variant
menu-seats = Players
menu-seat = Seat { $number }
menu-language = Language
menu-start = Begin
menu-go-on = Continue
saved-when = Saved on { $when }
saved-reading = Reading it…
menu-minutes = { $low ->
    [same] { $high } players
   *[other] { $low } to { $high } players
}, about { $minutes } minutes
menu-keys = ↑↓ move   ←→ change   Enter choose   N name   L language   Ctrl-Q leave
name-ask = What is the player in seat { $seat } called?
name-keys = Enter keep   Esc leave as it was
name-taken = There is somebody called { $name } already.
name-nobody = No person sits at this table: give a seat to a person first.
language-name = English

# The table
thinking = { $name } is thinking…
thinking-undo = { $name } is thinking… (U takes your choice back)
thinking-long = { $name } is thinking… { $seconds } s
refused-title = Not possible now
compiling = speeding up… { $percent } %
compiling-failed = speeding up failed, plays on as it is
story-since = Since your last turn
story-whole = The whole story
story-empty = Nothing has happened yet.
story-nothing = Nothing has happened since your last turn.
seats-legend = ( ) = if it ended now
seats-points = Points now: { $seats }
seat-points = { $name } { $now }
seat-points-ended = { $name } { $now } ({ $ended } if it ended now)
points-now = { $now ->
    [one] { $now } point
   *[other] { $now } points
}
points-ended = { $now ->
    [one] { $now } point now
   *[other] { $now } points now
}, { $ended } if it ended now
table-keys = 1-9 or ↑↓ Enter choose   C coach   U undo   H help   S story   PgUp/PgDn Z M table   L language   Q menu
table-keys-short = 1-9 ↑↓ Enter   C coach   U undo   H help   S story   Z M table   Q menu
close-keys = Esc close   ↑↓ Home End scroll
taken-back = Taken back.
no-undo = This cannot be taken back: something was revealed, or another player has chosen since.
no-undo-yet = There is nothing to take back.
pass-keyboard = Pass the keyboard to { $name }; press Enter
pass-undo = U takes the last choice back
too-small = This terminal is { $columns }x{ $lines }. The table needs { $least-columns }x{ $least-lines } or more: make the window larger, or play with --plain.
values-title = Where the values come from
values-text = { $rulebook } values are from the rulebook, { $public } from other public sources. { $reconstructed ->
    [0] None had to be reconstructed.
    [one] One was reconstructed by us and carries a small ring.
   *[other] { $reconstructed } were reconstructed by us and carry a small ring.
} If you own the box you can correct any of them: `collegium components { $game } --overlay`.
signs-title = Signs on the table
keys-title = Keys
keys-text = **1-9** choose an option by its number · **↑ ↓ Enter** or the mouse · **U** take back your last choice, while nothing was revealed · **C** ask the coach for the best options · **S** the whole story · **PgUp PgDn** scroll the table · **Z** next part of the table · **M** your own part · **Tab** to and from the table · **L** language · **D** light or dark · **Q** save and go to the menu · **Ctrl-Q** or **Ctrl-C** save and leave

# The coach
coach-title = What the coach would do, and why:
coach-reading = Best first. The reasons say what the first option gives compared with the others, and what each of the others gives compared with the first.
coach-compiling = The coach is getting ready… { $percent } %
coach-thinking = The coach is thinking…
coach-failed = The coach cannot help: { $problem }
coach-not-now = The coach helps when it is your choice.
coach-leave = (Ctrl-C goes back to your choice.)
coach-left = Back to your choice.
coach-share = wins about { $percent } %
coach-keys = 1-3 or ↑↓ Enter take it   Esc back to the table

# The end
final-scores = Final scores
total = Total
place = Place
winner = { $names } wins with { $points }.
winners = { $names } share the victory with { $points }.
names-and = { $names } and { $last }
alone = { $points ->
    [one] { $names } ends with { $points } point.
   *[other] { $names } ends with { $points } points.
}
over-keys = E scores   R play again   H help   S story   PgUp/PgDn table   Q menu
end-keys = R play again   Esc look at the table   Q menu   Ctrl-Q leave
saved = Saved: { $file }
saved-resume = Saved. To go on: collegium play --resume { $file }
saved-analyse = To see which choices it hung on: collegium analyse { $file }
cannot-save = Cannot save: { $problem }
cannot-resume = Cannot go on: { $problem }
cannot-start = Cannot begin: { $problem }

# Lines of text
plain-opening = { $title }, { $variant }. At the table: { $seats }.
plain-keys = Type the number of an option, or a word: { command-hint }, { command-why }, { command-undo }, { command-table }, { command-story }, { command-since }, { command-rules }, { command-help }, { command-quit }.
plain-help =
    Type the number of an option, or one of these words:
    { command-hint } (c): what the coach would do, and why
    { command-why } (w): the options that are refused now, and why
    { command-undo } (u): take back your last choice, while nothing was revealed
    { command-table } (t): the table
    { command-story } (s): the whole story
    { command-since }: what happened since your last turn
    { command-rules } (r): how to play
    { command-help } (h, ?): a tip, and this list
    { command-quit } (q): save and leave
plain-prompt = { $count ->
    [one] 1, or ?
   *[other] 1 to { $count }, or ?
} >
plain-what = { $count ->
    [one] Type 1, or ? for help.
   *[other] Type a number from 1 to { $count }, or ? for help.
}
plain-refused = { $count ->
    [one] 1 option is refused now (type { command-why })
   *[other] { $count } options are refused now (type { command-why })
}
plain-none-refused = No option is refused now.
command-hint = hint
command-why = why
command-undo = undo
command-table = table
command-story = story
command-since = since
command-rules = rules
command-help = help
command-quit = quit

# The analysis
analysis-title = { $game }: { $choices } choices
analysis-player = Player
analysis-place = Place
analysis-accuracy = Accuracy
analysis-chances = Chance to win after each choice
analysis-after = After
analysis-choice = Choice { $number }, { $name }
analysis-cost = { $percent ->
    [one] cost { $percent } percentage point of winning chance
   *[other] cost { $percent } percentage points of winning chance
}
analysis-taken = Taken: { $option }
analysis-better = Better: { $option }
analysis-svg = Chart: { $file }
analysis-accuracy-about = 100 % is always the best that was found, 0 % no better than chance; choices that hardly mattered hardly count.
analysis-error-about = ± : the truth lies within 19 times in 20.
analysis-worst-of = What cost { $name } most:
analysis-none-of = No choice cost much: { $names }.
analysis-takes = This will take about { $minutes ->
    [0] { $seconds } s
    [one] a minute
   *[other] { $minutes } minutes
 }.
