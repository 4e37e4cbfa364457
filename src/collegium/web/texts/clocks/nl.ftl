# Klokken, pauzes, vakantie; berichten over trage spellen; brieven

clock-short = { $pace ->
    [live] { $minutes } min + { $extra } s
    [slow] { $days ->
        [one] 1 dag per keuze
       *[other] { $days } dagen per keuze
    }
   *[relaxed] geen
}
clock-told = { $pace ->
    [live] { $minutes } minuten elk en { $extra } seconden bij elke keuze
    [slow] { $days ->
        [one] een dag per keuze
       *[other] { $days } dagen per keuze
    }
   *[relaxed] geen klok
}
new-clock = Klok
new-clock-about = Minuten voor het hele spel plus seconden bij elke keuze; of dagen per keuze.
new-late = Als de tijd om is
new-late-about = Niemand anders wacht: een bot gaat verder.
late-bot = Een bot speelt tot je terug bent
late-lost = De plaats heeft verloren; een bot speelt verder
late-level = Hoe goed de bot is
late-even = Zoals de speler voor wie de bot invalt
clock-units = d u
clock-time = tijd over
clock-last-minute = Je hebt nog één minuut.
clock-last-seconds = Je hebt nog tien seconden.
seat-stood-in = voorlopig een bot
seat-lost = tijd om
seat-away = weg tot { $date }
pause = Pauze
pause-ask = Vraag om een pauze
pause-agree = Akkoord met een pauze
pause-go-on = Ga verder
pause-withdraw = Geen pauze
pause-now = Het spel is gepauzeerd. Er loopt geen klok.
pause-wished = { $names } wil graag een pauze.
pause-waits = Je wilt graag een pauze. Die begint als { $names } akkoord is.
stand-in = Je tijd was om. Een bot speelt voor je.
stand-in-lost = Je tijd was om, dus dit spel is voor jou verloren. Een bot speelt verder, zodat de anderen het kunnen afmaken.
come-back = Neem je plaats terug
lost-by-clock = tijd om, dus laatste
refused-paused = Het spel is gepauzeerd.
refused-stand-in = Een bot speelt voor je. Neem eerst je plaats terug.
refused-no-pause = Hier is geen klok om te pauzeren.
refused-lost = Je tijd was om, en aan deze tafel is afgesproken dat het spel dan verloren is.
refused-holiday = Je hebt dit jaar nog { $days } vakantiedagen.
row-due = { $unit ->
    [days] { $count ->
        [one] nog 1 dag
       *[other] nog { $count } dagen
    }
    [hours] nog { $count } uur
   *[minutes] { $count ->
        [one] nog 1 minuut
       *[other] nog { $count } minuten
    }
}

settings-away = Weg
settings-away-about = Aan tafels met dagen per keuze wachten je termijnen zolang je weg bent. Je hebt er dit jaar nog { $days } dagen van.
away-until = Weg tot
away-go = Ik ben weg
away-back = Ik ben terug
away-now = Je bent weg tot { $date }. Je termijnen wachten.

settings-notices = Als je aan de beurt bent
settings-notices-about = Ben je aan de beurt aan een tafel met dagen per keuze, dan schrijven we je: welk spel, wat er gevraagd wordt, en de link.
notices-account = Hiervoor heb je een account nodig.
mail-address = E-mailadres
mail-when = Wanneer we schrijven
mail-never = Nooit
mail-once = Meteen
mail-daily = Eens per dag
mail-why = Ook voor een nieuw wachtwoord, mocht je het vergeten. Niemand anders ziet het.
mail-console = Deze server verstuurt geen mail: brieven komen in zijn logboek.
mail-sent = Er is een brief onderweg naar { $address }. Het adres telt zodra je de link erin opent.
mail-confirmed = { $address } is bevestigd.
notices-saved = Dat is bewaard.
hook-title = Of naar een chat of programma
hook-about = Een webhook van Discord of Slack, of een eigen adres dat JSON aanneemt.
hook-address = Webhookadres
hook-kind = Soort
hook-kind-name = { $kind ->
    [discord] Discord
    [slack] Slack
   *[json] JSON
}
hook-test = Stuur een proefbericht
hook-test-line = Collegium kan je hier bereiken.
hook-sent = Het proefbericht is aangenomen.
hook-failed = Het proefbericht is niet aangenomen: { $why }
hook-no-address = Dit is geen webadres.
hook-not-secure = Het adres moet met https:// beginnen en geen wachtwoord bevatten.
hook-not-found = Er is geen server met deze naam gevonden.
hook-private = Dit adres leidt naar een privénetwerk.
hook-too-long = Dit adres is te lang. Het mag hooguit { $most } tekens hebben.
push-title = In deze browser
push-about = Een melding op je scherm als je aan de beurt bent, ook als er geen pagina van ons openstaat.
push-on = Meld het hier
push-off = Hier niet meer
push-none = { $count ->
    [one] In geen browser meer
   *[other] In geen van { $count } browsers meer
}
push-is-on = Aan: deze browser meldt het als je aan de beurt bent.
push-is-off = Uit.
push-is-blocked = Geblokkeerd: deze browser toont geen meldingen van deze site. Sta ze toe in de instellingen van de browser, naast het adres, en laad deze pagina opnieuw.
push-is-never = Deze browser biedt zulke meldingen hier niet. Zet op een iPhone de site eerst op je beginscherm.
push-failed = Dat is niet gelukt:
push-sent = De proef is onderweg.
push-test-line = Zo melden we dat je aan de beurt bent.
push-gone = Deze browser is hier niet meer bekend. Zet het opnieuw aan.
push-missing = Niet beschikbaar: deze server heeft de extra "push" nodig (pip install "collegium[push]"). Alleen beheerders zien dit.
refused-mail = Dit is geen e-mailadres.
refused-link = Deze link is niet meer geldig. Vraag een nieuwe.
refused-guesses = Er zijn te veel verkeerde wachtwoorden geprobeerd voor dit account. Wacht een paar minuten, gebruik een browser waarin je eerder hebt ingelogd, of vraag per mail een nieuw wachtwoord aan.
refused-mails = Er zijn al een paar brieven naar dit adres aangevraagd. Hoort het bij een account, kijk dan in de mail, ook bij de spam: een link is een dag geldig.
unsubscribe-title = Geen brieven meer
unsubscribe-about = We schrijven dan niet meer over je beurten, niet per mail en niet naar een webhook of browser.
unsubscribe-go = Schrijf niet meer
unsubscribe-done = We schrijven niet meer. Bij je instellingen kun je dat veranderen.

notice-line = { $kind ->
    [asked] { $game }: { $by } daagt je uit.
    [out] { $game }: je tijd was om, een bot speelt voor je.
    [over] { $game } is afgelopen. Kijk hoe het eindigde.
   *[turn] { $game }: je bent aan de beurt. { $asked }
}
letter-end = Collegium, academische bordspellen
letter-notices-subject = { $count ->
    [one] { $first }
   *[other] { $count } tafels hebben nieuws voor je
}
letter-notices = { $told }

    Geen brieven meer: { $stop }
letter-confirm-subject = Is dit je adres?
letter-confirm = Hallo { $name },

    iemand, hopelijk jij, gaf dit adres op bij Collegium. Open deze link binnen drie dagen om het te bevestigen:

    { $link }

    Was jij het niet, doe dan niets: we schrijven niet nog eens.
letter-recovery-subject = Een nieuw wachtwoord
letter-recovery = Hallo { $name },

    iemand, hopelijk jij, vroeg bij Collegium om een nieuw wachtwoord. Je naam om mee in te loggen is { $login }. Open deze link binnen een dag om er een te kiezen:

    { $link }

    Was jij het niet, doe dan niets: je wachtwoord blijft zoals het is.

recover = Wachtwoord vergeten?
recover-about = Typ het e-mailadres van je account. We sturen een link waarmee je een nieuw wachtwoord kiest.
recover-sent-title = Kijk in je mail
recover-sent = Is er een account met dit adres, dan is er een brief met een link onderweg. Die is een dag geldig. Niets gekregen? Kijk bij de spam, of vraag het nog eens.
recover-new = Kies een nieuw wachtwoord
recover-done-title = Je wachtwoord is nieuw
recover-done = Log ermee in. Andere browsers zijn uitgelogd.
lost-on-time = Op tijd verloren: { $names }
