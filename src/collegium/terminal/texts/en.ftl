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
level-doctor-about = searches
level-professor = Professor
level-professor-about = searches deeper
level-laureate = Laureate
level-laureate-about = has learned from itself
level-iterations = Search, { $n } tries
level-seconds = Search, { $n } s

# The menu
menu-title = Collegium
menu-tagline = Board games about the academic world, complete and by the book
menu-saved = Go on with
menu-games = Begin a game
menu-saved-game = { $title }, { $seats ->
    [one] alone
   *[other] { $seats } players
}, { $when }
menu-variant = Variant
menu-seats = Players
menu-seat = Seat { $number }
menu-language = Language
menu-start = Begin
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
asked = Your choice
asked-name = { $name }, your choice
thinking = { $name } is thinking …
thinking-undo = { $name } is thinking … (U takes your choice back)
thinking-long = { $name } is thinking … { $seconds } s
somebody = Somebody
refused-title = Not possible now
number-more = { $typed }… type on, or Enter
compiling = speeding up … { $percent } %
compiling-failed = speeding up failed, plays on as it is
story = Story
help = Help
table-keys = 1-9 or ↑↓ Enter choose   C coach   U undo   H help   S story   PgUp/PgDn Z M table   L language   Q menu
table-keys-short = 1-9 ↑↓ Enter   C coach   U undo   H help   S story   Z M table   Q menu
close-keys = Esc closes   ↑↓ scroll
taken-back = Taken back.
no-undo = This cannot be taken back: something was revealed, or another player has chosen since.
no-undo-yet = There is nothing to take back.
pass-title = Pass the keyboard to { $name }
pass-keyboard = Pass the keyboard to { $name }; press Enter
pass-undo = U takes the last choice back
too-small = This terminal is { $columns }x{ $lines }. The table needs { $least-columns }x{ $least-lines } or more: make the window larger, or play with --plain.
values-title = Where the values come from
values-text = { $rulebook } values are from the rulebook, { $public } from other public sources, { $reconstructed } were reconstructed by us and carry a small ring. If you own the box you can correct any of them: `collegium components { $game } --overlay`.
signs-title = Signs on the table
keys-title = Keys
keys-text = **1-9** choose an option by its number · **↑ ↓ Enter** or the mouse · **U** take back your last choice, while nothing was revealed · **C** ask the coach for the best options · **S** the whole story · **PgUp PgDn** scroll the table · **Z** next part of the table · **M** your own part · **Tab** to and from the table · **L** language · **D** light or dark · **Q** save and go to the menu · **Ctrl-Q** or **Ctrl-C** save and leave

# The coach
coach-title = The coach would take (the first told from the others, the others from the first):
coach-compiling = The coach is getting ready … { $percent } %
coach-thinking = The coach is thinking …
coach-failed = The coach cannot help: { $problem }
coach-not-now = The coach helps when it is your choice.
coach-share = wins about { $percent } %
coach-keys = 1-3 or ↑↓ Enter take it   Esc back to the table

# The end
final-scores = Final scores
total = Total
place = Place
winner = { $names } wins with { $points }.
winners = { $names } share the victory with { $points }.
alone-won = You reach the goal, with { $points }.
alone-lost = You do not reach the goal this time, with { $points }.
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
plain-keys = Type the number of an option. hint asks the coach, u takes back, t shows the table, s the story, ? a tip, h how to play, q saves and leaves.
plain-prompt = { $count ->
    [one] 1, or ?
   *[other] 1 to { $count }, or ?
} >
plain-what = { $count ->
    [one] Type 1, or ? for help.
   *[other] Type a number from 1 to { $count }, or ? for help.
}

# The analysis
analysis-title = { $game }: { $choices } choices
analysis-player = Player
analysis-place = Place
analysis-accuracy = Accuracy
analysis-chances = Chance to win after each choice
analysis-after = After
analysis-choice = Choice { $number }, { $name }
analysis-cost = { $percent } % of a win given away
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
