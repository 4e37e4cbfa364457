# People: ratings, a person's page, one's data, keeping order, figures.
nav-ratings = Ratings

# Does it count?
new-counts = Does it count?
new-counts-about = Rated: no advice, and nothing is taken back.
counts-yes = Rated
counts-no = Friendly
counts-guest = Make an account to be rated.
needs-friendly = Needs a friendly game.
sum-counts = { $why ->
    [rated] Rated.
    [guest] Friendly: only people with an account are rated.
    [twice] Friendly: a rated game has one person per seat.
    [dial] Friendly: a bot of a strength of your own is only about as strong as you ask.
    [bot] Friendly: nobody has measured this bot yet.
    [cold] Friendly: the bots are still being made ready. In a minute they can be rated.
    [alone] Friendly: there is nobody to be compared with.
   *[other] Friendly: it does not count.
}
waiting-counts = { $why ->
    [rated] This game counts: no advice, and nothing is taken back.
    [guest] A guest sits here, so this game will not count. With an account it would.
   *[other] This game will not count.
}
rating-is = { $rating } ± { $band }
rating-change = { $rating } ({ $change })
leave-counts = This game counts: who leaves comes last.
refused-unrated = { $why ->
    [guest] Only people with an account are rated. Make one in the settings.
    [twice] A rated game has one person per seat.
    [dial] A bot of a strength of your own is only about as strong as you ask, so it cannot play a rated game.
    [bot] Nobody has measured this bot, so it cannot play a rated game.
    [cold] The bots are still being made ready for rated games. Try again in a minute.
   *[alone] A rated game needs two seats or more.
}

# A person
me-won-of = won { $won } of { $played }
person-ratings = Ratings
person-games = { $games ->
    [one] 1 rated game
   *[other] { $games } rated games
}
person-month = { $change } this month
person-top = top { $percent } %
person-none = Not rated yet. { $left ->
    [one] One more rated game gives a rating.
   *[other] { $left } more rated games give a rating.
}
person-curve = The rating over time, with its band
person-recent = Recent games
person-recent-none = No finished games to show.
person-older = Older games
person-all = All
person-rated = Rated
person-people = Against people
person-show = Which games
person-today = today
person-yesterday = yesterday
person-head = Head to head
person-head-about = who finished before whom
person-head-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
person-head-bot = bot
person-head-score = { $name } first: { $won }, the other first: { $lost }
person-head-none = Play with somebody and it stands here.
person-head-nobody = No finished games with others yet.
person-means = What “±” means
person-means-about = We are 95 % sure that the true strength lies within this band: { $rating } ± { $band } is between { $low } and { $high }. Play more and the band gets narrower. 400 points more mean ten wins to one loss.
person-private = { $name } keeps this page private. You see the games you played together.
person-gone = There is nobody here (any more).
person-yours-private = Only you see all of this page. Others see your name and the games you share.
somebody = Somebody
settings-private = Keep my page private
settings-private-about = Others then see only your name and the games you played together.

# One's data
data-title = Your data
data-about = Everything that the site keeps about you, as a file: your name, ratings, games with your choices, and what you said.
data-get = Your data, as a file
data-delete = Delete my account
data-delete-guest = Delete everything about me
data-delete-about = This cannot be undone. Your name, ratings and messages go. Games that others played stay; there you are called “Somebody”, and a bot goes on in games that still run.
data-password = Your password, to be sure
data-sure = Yes, delete everything about me
data-wrong = That is not your password. Nothing was deleted.
refused-staff = An account that looks after the site cannot be deleted here.
refused-admin-off = The admin is off on this server. Whoever runs the server finds in docs/site.md ("Order") how to turn it on.
refused-no-factor = This account has no second factor yet, and the admin asks for one. Whoever runs the server makes it with the command "manage factor".
factor-title = Enter a code
factor-about = The admin asks for a second factor: the six digits that your app shows now, or one of your recovery codes.
factor-code = Code
factor-go = Continue
factor-wrong = This code is wrong, or was used before. Wait until your app shows the next one, then try again.
data-gone = Everything about you is deleted.

# Keeping order
report = Report this message
report-sent = Thank you. Staff will look at it.
refused-name = This name cannot be used here. Choose another.
refused-no-message = This message is no longer there.

# Figures for staff
figures-title = How the site is doing
figures-about = This process, and what all processes share. The last { $minutes } minutes.
figures-again = Look again
figures-shared = All processes
figures-own = This process
figure = { $name ->
    [running] Tables being played
    [open] Tables waiting for people
    [held] Tables set aside (other rules)
    [standing] Tables whose bots stand still
    [people] People
    [accounts] Accounts
    [reports] Reported messages to look at
    [streams] Pages that are listening
    [rooms] Rooms open
    [choices] Choices
    [rate] Choices a second
    [waiting] Thoughts waiting
    [thinking] Thoughts under way
    [p50] Half of all choices taken within
    [p99] 99 of 100 choices taken within
    [memory] Memory
    [up] Running for
   *[other] { $name }
}

challenge = Challenge
challenge-about = A table for { $name }, who is told and finds it on their first page. Seat 2 is kept for them.
challenge-line = { $name } challenges you: { $game }
challenge-look = Have a look
challenge-no = No, thanks
challenges = You were asked to play
refused-challenge = You cannot challenge this person.
refused-challenges = You have asked { $most } people already. Wait for one of them.

strong-title = What you do well
strong-title-of = What { $name } does well
strong-part = Strong in: { $part }
strong-part-about = { $game }: { $own } points a game from it, the others { $others }.
strong-game = Often first at { $game }
strong-game-about = First in { $won } of { $games } games; chance alone would give { $chance }.
strong-choices = Fine choices
strong-choices-about = { $own } % in { $games } analysed games, the others { $others } %.
strong-rival = Ahead of the { $name }
strong-rival-about = Finished before this bot { $won } times of { $met }.

# Numbers and dates, as PHP and Django spell them: j day, F month, M its first letters, Y year
figure-plain = { NUMBER($value, maximumFractionDigits: 2) }
date-day = j F Y
date-month = F Y
date-short = j M Y
date-soon = j F
recover-again = Ask for a new link
come-way = Come in with the code
form-button = { $kind ->
    [register] Make the account
    [login] Log in
    [recover] Send me the letter
    [renew] Save the new password
   *[password] Save the new password
}
form-have = Have an account? Log in
form-new = New here? Make an account

left-thanks = { $how ->
    [ended] Thank you for playing. Nobody else played at that table, so the game has ended.
    [over] That game has ended. Thank you for playing.
   *[on] Thank you for playing. A bot goes on in your place.
}
preview-invited = { $name } invites you to play { $game }
no-mail-register = An account has no e-mail address at first, and without one it cannot be recovered if you forget the password. You can add an address in your settings.
no-mail = This account has no confirmed e-mail address. If you forget your password, nobody can give the account back to you.
no-mail-add = Add an address
