# Clocks, pauses, holidays; notices of slow games; letters

clock-short = { $pace ->
    [live] { $minutes } min + { $extra } s
    [slow] { $days ->
        [one] 1 day a choice
       *[other] { $days } days a choice
    }
   *[relaxed] none
}
clock-told = { $pace ->
    [live] { $minutes } minutes each and { $extra } seconds for every choice
    [slow] { $days ->
        [one] a day for each choice
       *[other] { $days } days for each choice
    }
   *[relaxed] no clock
}
new-clock = Clock
new-clock-about = Minutes for the whole game plus seconds for every choice; or days for each choice.
new-late = When time is out
new-late-about = Nobody else waits: a bot goes on.
late-bot = A bot plays until you are back
late-lost = The seat has lost; a bot plays on
late-level = How good the bot is
late-even = Like the player it stands in for
clock-units = d h
clock-time = time left
clock-last-minute = You have one minute left.
clock-last-seconds = You have ten seconds left.
seat-stood-in = bot for now
seat-lost = out of time
seat-away = away until { $date }
pause = Pause
pause-ask = Ask for a pause
pause-agree = Agree to a pause
pause-go-on = Go on
pause-withdraw = No pause
pause-now = The game is paused. No clock runs.
pause-wished = { $names } would like a pause.
pause-waits = You would like a pause. It begins when { $names } agrees.
stand-in = Your time was out. A bot plays for you.
stand-in-lost = Your time was out, so this game is lost for you. A bot plays on, so that the others can finish.
come-back = Take your seat back
lost-by-clock = out of time, so last
refused-paused = The game is paused.
refused-stand-in = A bot plays for you. Take your seat back first.
refused-no-pause = There is no clock to pause here.
refused-lost = Your time was out, and this table agreed that the game is then lost.
refused-holiday = You have { $days } days of holiday left this year.
row-due = { $unit ->
    [days] { $count ->
        [one] 1 day left
       *[other] { $count } days left
    }
    [hours] { $count ->
        [one] 1 hour left
       *[other] { $count } hours left
    }
   *[minutes] { $count ->
        [one] 1 minute left
       *[other] { $count } minutes left
    }
}

settings-away = Away
settings-away-about = At tables with days for a choice your deadlines wait while you are away. You have { $days } days of it left this year.
away-until = Away until
away-go = I am away
away-back = I am back
away-now = You are away until { $date }. Your deadlines wait.

settings-notices = When it is your turn
settings-notices-about = When it is your turn at a table with days for a choice, we write to you: which game, what is asked, and the link.
notices-account = For this you need an account.
mail-address = E-mail address
mail-when = When to write
mail-never = Never
mail-once = At once
mail-daily = Once a day
mail-why = Also for a new password, should you forget yours. Nobody else sees it.
mail-console = This server sends no mail: it writes letters to its log.
mail-sent = A letter is on its way to { $address }. The address counts once you open the link in it.
mail-confirmed = { $address } is confirmed.
notices-saved = That is kept.
hook-title = Or to a chat or program
hook-about = A webhook of Discord or Slack, or an address of your own that takes JSON.
hook-address = Webhook address
hook-kind = Kind
hook-kind-name = { $kind ->
    [discord] Discord
    [slack] Slack
   *[json] JSON
}
hook-test = Send a test
hook-test-line = Collegium can reach you here.
hook-sent = The test was taken.
hook-failed = The test was not taken: { $why }
hook-no-address = This is not a web address.
hook-not-secure = The address must begin with https:// and hold no password.
hook-not-found = No server of this name was found.
hook-private = This address leads into a private network.
hook-too-long = This address is too long. It may have { $most } letters at most.
push-title = In this browser
push-about = A notice on your screen when it is your turn, also while no page of ours is open.
push-on = Tell me here
push-off = No more here
push-none = { $count ->
    [one] No more in any browser
   *[other] No more in any of { $count } browsers
}
push-is-on = On: this browser tells you when it is your turn.
push-is-off = Off.
push-is-blocked = Blocked: this browser shows no notices of this site. Allow them in its own settings, beside the address, then load this page again.
push-is-never = This browser offers no such notices here. On an iPhone, add the site to your home screen first.
push-failed = That did not work:
push-sent = The test is on its way.
push-test-line = This is how we tell you that it is your turn.
push-gone = This browser is no longer known here. Turn it on again.
push-missing = Not offered: this server needs the extra "push" (pip install "collegium[push]"). Only staff see this.
refused-mail = This is not an e-mail address.
refused-link = This link is no longer good. Ask for a new one.
refused-guesses = Too many wrong passwords were tried for this account. Wait a few minutes, use a browser that logged in to it before, or ask for a new password by mail.
refused-mails = Several letters to this address were asked for already. If it belongs to an account, look into its mail, also among the spam: a link is good for a day.
unsubscribe-title = No more letters
unsubscribe-about = We then write no more about your turns, neither by mail nor to a webhook or browser.
unsubscribe-go = Write no more
unsubscribe-done = We write no more. In your settings you can have it otherwise.

notice-line = { $kind ->
    [asked] { $game }: { $by } challenges you.
    [out] { $game }: your time was out, a bot plays for you.
    [over] { $game } is over. See how it ended.
   *[turn] { $game }: it is your turn. { $asked }
}
letter-end = Collegium, academic board games
letter-notices-subject = { $count ->
    [one] { $first }
   *[other] { $count } tables have news for you
}
letter-notices = { $told }

    No more such letters: { $stop }
letter-confirm-subject = Is this your address?
letter-confirm = Hello { $name },

    somebody, we hope you, gave this address at Collegium. Open this link within three days to confirm it:

    { $link }

    If it was not you, do nothing: we will not write again.
letter-recovery-subject = A new password
letter-recovery = Hello { $name },

    somebody, we hope you, asked for a new password at Collegium. Your name to log in with is { $login }. Open this link within a day to choose one:

    { $link }

    If it was not you, do nothing: your password stays as it is.

recover = Forgotten your password?
recover-about = Type the e-mail address of your account. We send a link with which you choose a new password.
recover-sent-title = Look into your mail
recover-sent = If there is an account with this address, a letter with a link is on its way. It is good for a day. Nothing there? Look among the spam, or ask again.
recover-new = Choose a new password
recover-done-title = Your password is new
recover-done = Log in with it. Other browsers were logged out.
lost-on-time = Lost on time: { $names }
