# Classes, evenings and tournaments: the host's page, coming in by a code, standings; what is said of them at a table.
nav-class = Class
home-code = Have a code?
class-enter = Have a code?
class-enter-about = The six signs on the screen of your class, or the link of an invitation.
class-enter-go = Go
class-code = Code
class-new = Open a class
class-own = Open now
class-what = What is it?
class-form = { $form ->
    [class] A class
    [evening] An evening
    [robin] Tournament: all meet all
   *[swiss] Tournament: Swiss
}
class-form-about = { $form ->
    [class] One code, many tables. You watch them all and play at none.
    [evening] The same for friends: come when you like, change tables between games.
    [robin] Everybody meets everybody, where numbers allow.
   *[swiss] A few rounds; whoever has as many points meets.
}
class-title = Title
class-title-example = Research methods, Monday
class-untitled = { $form ->
    [class] Our class
    [evening] Our evening
   *[other] Our tournament
}
class-seats = Seats at a table
class-seats-about = Bots fill what stays empty; in a tournament tables may be smaller.
class-bots = Bots
class-bots-about = They keep a seat until somebody comes, and go on for whoever leaves.
class-even = as strong as its people
class-even-means = At each table about as strong as the people there, as their ratings or their games against bots tell; where nothing tells, a student. Such tables do not count for ratings.
class-minutes = How long do you have?
class-minutes-about = Shown as a clock; nothing ends by itself.
class-no-end = No limit
class-names = Names on the screen
class-names-about = Off: only shapes and points. You can change it at any time.
class-language-about = For phones that have not chosen one.
class-rounds = Rounds
class-rounds-about = For tournaments. 0: as many as it takes.
class-how = How it goes
class-step-open = Show the next page to everybody: it has the code and a QR code.
class-step-come = They come in by phone with a name. No account.
class-step-deal = You deal the tables, and see who is stuck.
class-go = Open it
class-next-table = To your next table
class-back = { $form ->
    [class] Back to the class
    [evening] Back to the evening
   *[other] Back to the tournament
}
class-help = Ask for help
class-help-asked = Help is coming
class-halted = { $form ->
    [class] Your teacher has paused the game
   *[other] The host has paused the game
}
class-halted-about = Nothing is lost. You go on where you are.
refused-halted = The game is paused. Nothing is lost: choose again when it goes on.
refused-no-class = No class has this code. Look at the screen again.
refused-not-teacher = Only who opened this class can do that.
refused-nobody = There are too few people yet.
refused-unfinished = Some tables still play. End them first, or wait.
refused-last-round = That was the last round.
hall-go-to = Go to
hall-far = Phones cannot reach this address. Open this page by your computer's name or number in the network, and the code will work for all.
hall-until = Until
hall-left = { $minutes ->
    [0] time is up
    [one] 1 minute left
   *[other] { $minutes } minutes left
}
hall-round = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } of { $rounds }
}
hall-names = { $on ->
    [yes] Show names: on
   *[no] Show names: off
}
hall-results = Results
hall-halt = Pause all
hall-go = Go on
hall-end = End all
hall-next = Next round
hall-deal = Deal the tables
hall-count = { $here ->
    [one] 1 at the tables
   *[other] { $here } at the tables
}
hall-coming = { $count ->
    [one] 1 still to come
   *[other] { $count } still to come
}
hall-sits-out = { $count ->
    [one] 1 sits out
   *[other] { $count } sit out
}
hall-come = { $count ->
    [0] Nobody is here yet
    [one] 1 is here
   *[other] { $count } are here
}
hall-tables = Tables
hall-table = Table { $number }
hall-waiting = { $form ->
    [class] Take your phone and come in
   *[other] Come in
}
hall-waiting-about = Scan the code, or type it. Whoever comes later takes a bot's seat.
hall-end-ask = End all tables?
hall-end-about = Points count as they are now. It cannot be undone.
hall-keep = Keep playing
hall-large = See this table large
hall-helped = Help was given
hall-halt-one = Pause
hall-go-one = Go on
hall-end-one = End
hall-restart = Begin anew
hall-away = Send { $name } away
hall-now = Now in the room
hall-most = Most points: table { $number },
tile-aside = set aside: its rules have changed
tile-sign = { $sign ->
    [help] asks for help
    [waits] waits { $minutes } min
    [halted] paused
    [over] finished
   *[ended] ended
}
tile-leads = leads
tile-won = { $count ->
    [one] wins with { $points }
   *[other] share the win with { $points }
}
tile-choose = { $count ->
    [one] chooses
   *[other] choose
}
tile-someone = somebody chooses
stand-title = Standings
stand-place = Place
stand-name = Name
stand-points = Points
stand-rivals = Rivals
stand-rivals-about = The points of the rivals met
stand-firsts = Firsts
stand-played = Rounds
stand-gone = withdrawn
stand-about = A table gives the share of your rivals that you beat: 1 for first, 0 for last, half for a tie. Who sits out gets 1. Equal points: the points of your rivals decide, then first places.
result-state = { $state ->
    [running] still playing
    [over] finished
   *[other] ended
}
results-hall = To the tables
results-close = Close it
results-close-ask = Close for good?
results-close-about = Tables that still run are ended, and the code leads nowhere any more. Results stay.
results-none = No table has been dealt yet.
come-kicker = { $form ->
    [class] Join your class
    [evening] Join the evening
   *[other] Join the tournament
}
come-inside = You are in
come-game = You will play { $game }, about { $minutes } minutes. No account needed.
come-name = Your name at the table
come-table = Your table
come-room = Where there is room
come-place = Table { $number } has a place for you
come-with = with { $names }.
come-kept = A bot has kept your seat; you go on from there.
come-late = Rounds are being played. You are dealt in from the next one.
come-friends = Sit with friends?
come-friends-about = Agree on a word and type the same one.
come-new = New to the game? Every choice comes with a tip, and you can ask for help.
come-waiting = { $form ->
    [class] You are in, { $name }. Your teacher deals the tables; this page goes there by itself.
   *[other] You are in, { $name }. The host deals the tables; this page goes there by itself.
}
come-last = Table { $number } has finished
come-bye = You sit out this round, and get a point for it. The next one is yours.
come-over = That was the last round. Thank you for playing!
come-learn = Meanwhile:
come-leave = Leave
class-counts-about = Rated: tables at which everybody has an account. Ended early, they count for the list alone.
come-rated = Tables at which everybody has an account count for ratings.
