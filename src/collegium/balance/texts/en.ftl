# The balance report, for every game.

balance-title = { $game }: what wins
balance-intro = { $level } played against itself, { $games } games for each table size and variant. Nobody is better than anybody else here, so every seat, style and first choice should win its fair share.
balance-reading = A share of wins comes with the range in which the true value lies with 95 % confidence. Where the range does not touch the fair share, it is marked. What goes with winning need not be its cause: who leads buys the dear cards.
level-fresher = Fresher (chance)
level-student = Student (greedy)
level-doctor = Doctor (search, 0.2 s)
level-professor = Professor (search, 2 s)
level-laureate = Laureate (learned, 2 s)

mark-more = clearly more wins than fair
mark-less = clearly fewer wins than fair
mark-unclear = could be fair
mark-fair = fair share

part-compare = At a glance
part-compare-about = How often each seat wins, as a multiple of its fair share.
part-setting = { $variant }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}
part-facts = { $games } games, { $choices } choices each, ties { $ties }.
part-seat = Seats
part-seat-about = Share of wins of each seat, in the order of play at the start.
part-style = Styles of play
part-style-about = The same bot that likes one thing more than its plain worth.
part-opening = First choices
part-opening-about = Share of wins of those who began like this.
part-event = Cards, abilities and events
part-event-about = Share of wins of those to whom it happened at least once. From the stories of { $told } games; what nearly always happens is left out.
part-event-other = Other events
part-points = Points
part-points-about = How many points the seats end with: mean { $mean }, winners { $winners }.
part-length = Length
part-length-about = Choices per game: mean { $mean } (95 % confidence: { $low } to { $high }).

column-variant = Variant
column-seats = Seats
column-seat = Seat { $seat }
column-games = Games
column-choices = Choices
column-points = Points
column-winner = Winner
column-ties = Ties
column-name = What
column-times = Times
column-wins = Wins
column-range = 95 % range
column-ratio = Fair ×
column-from = From
column-to = To
column-all = All seats
column-winners = Winners
column-share = Games, %
figures = Figures
legend-all = all seats
legend-winners = winners
more-rows = { $count } more
