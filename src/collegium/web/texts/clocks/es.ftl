# Relojes, pausas, vacaciones; avisos de partidas lentas; cartas

clock-short = { $pace ->
    [live] { $minutes } min + { $extra } s
    [slow] { $days ->
        [one] 1 día por elección
       *[other] { $days } días por elección
    }
   *[relaxed] ninguno
}
clock-told = { $pace ->
    [live] { $minutes } minutos cada uno y { $extra } segundos más por elección
    [slow] { $days ->
        [one] un día para cada elección
       *[other] { $days } días para cada elección
    }
   *[relaxed] sin reloj
}
new-clock = Reloj
new-clock-about = Minutos para toda la partida más segundos por elección; o días para cada elección.
new-late = Cuando se acaba el tiempo
new-late-about = Nadie más espera: sigue un bot.
late-bot = Un bot juega hasta que vuelvas
late-lost = Ese sitio pierde; sigue un bot
late-level = Nivel del bot
late-even = Como el jugador al que sustituye
clock-units = d h
clock-time = tiempo restante
clock-last-minute = Te queda un minuto.
clock-last-seconds = Te quedan diez segundos.
seat-stood-in = un bot por ahora
seat-lost = sin tiempo
seat-away = fuera hasta el { $date }
pause = Pausa
pause-ask = Pedir una pausa
pause-agree = Aceptar la pausa
pause-go-on = Seguir
pause-withdraw = Sin pausa
pause-now = La partida está en pausa. No corre ningún reloj.
pause-wished = { $names } quiere una pausa.
pause-waits = Quieres una pausa. Empieza cuando { $names } acepte.
stand-in = Se acabó tu tiempo. Un bot juega por ti.
stand-in-lost = Se acabó tu tiempo, así que pierdes esta partida. Sigue un bot para que los demás puedan terminarla.
come-back = Recuperar tu sitio
lost-by-clock = sin tiempo, en último lugar
refused-paused = La partida está en pausa.
refused-stand-in = Un bot juega por ti. Recupera antes tu sitio.
refused-no-pause = Aquí no hay reloj que parar.
refused-lost = Se acabó tu tiempo, y en esta mesa se acordó que así se pierde la partida.
refused-holiday = Te quedan { $days } días de vacaciones este año.
row-due = { $unit ->
    [days] { $count ->
        [one] queda 1 día
       *[other] quedan { $count } días
    }
    [hours] { $count ->
        [one] queda 1 hora
       *[other] quedan { $count } horas
    }
   *[minutes] { $count ->
        [one] queda 1 minuto
       *[other] quedan { $count } minutos
    }
}

settings-away = Fuera
settings-away-about = En las mesas con días por elección, tus plazos esperan mientras estás fuera. Este año te quedan { $days } días.
away-until = Fuera hasta
away-go = Estoy fuera
away-back = He vuelto
away-now = Estás fuera hasta el { $date }. Tus plazos esperan.

settings-notices = Cuando te toca
settings-notices-about = Cuando te toca en una mesa con días por elección, te escribimos: qué juego, qué se pregunta y el enlace.
notices-account = Para esto necesitas una cuenta.
mail-address = Dirección de correo
mail-when = Cuándo escribir
mail-never = Nunca
mail-once = Enseguida
mail-daily = Una vez al día
mail-why = También para una contraseña nueva, si olvidas la tuya. Nadie más la ve.
mail-console = Este servidor no envía correo: escribe las cartas en su registro.
mail-sent = Va una carta de camino a { $address }. La dirección cuenta cuando abras su enlace.
mail-confirmed = { $address } está confirmada.
notices-saved = Guardado.
hook-title = O a un chat o programa
hook-about = Un webhook de Discord o Slack, o una dirección tuya que acepte JSON.
hook-address = Dirección del webhook
hook-kind = Tipo
hook-kind-name = { $kind ->
    [discord] Discord
    [slack] Slack
   *[json] JSON
}
hook-test = Enviar una prueba
hook-test-line = Collegium puede avisarte aquí.
hook-sent = La prueba llegó.
hook-failed = La prueba no llegó: { $why }
hook-no-address = Esto no es una dirección web.
hook-not-secure = La dirección debe empezar por https:// y no llevar contraseña.
hook-not-found = No se encontró ningún servidor con este nombre.
hook-private = Esta dirección lleva a una red privada.
hook-too-long = Esta dirección es demasiado larga. Puede tener { $most } letras como máximo.
push-title = En este navegador
push-about = Un aviso en tu pantalla cuando te toca, también sin ninguna página nuestra abierta.
push-on = Avísame aquí
push-off = Aquí ya no
push-none = { $count ->
    [one] En ningún navegador
   *[other] En ninguno de los { $count } navegadores
}
push-is-on = Activado: este navegador te avisa cuando te toca.
push-is-off = Desactivado.
push-is-blocked = Bloqueado: este navegador no muestra avisos de este sitio. Permítelos en sus propios ajustes, junto a la dirección, y vuelve a cargar esta página.
push-is-never = Este navegador no ofrece aquí estos avisos. En un iPhone, añade antes el sitio a tu pantalla de inicio.
push-failed = No ha funcionado:
push-sent = La prueba está en camino.
push-test-line = Así te avisamos de que te toca.
push-gone = Este navegador ya no se conoce aquí. Actívalo de nuevo.
push-missing = No disponible: este servidor necesita el extra «push» (pip install "collegium[push]"). Solo lo ve el personal.
refused-mail = Esto no es una dirección de correo.
refused-link = Este enlace ya no vale. Pide otro.
refused-guesses = Se han probado demasiadas contraseñas incorrectas para esta cuenta. Espera unos minutos, usa un navegador en el que ya hayas entrado, o pide una contraseña nueva por correo.
refused-mails = Ya se han pedido varias cartas para esta dirección. Si es de una cuenta, mira su correo, también en el spam: un enlace vale un día.
unsubscribe-title = No más cartas
unsubscribe-about = Ya no te escribiremos sobre tus turnos, ni por correo ni a un webhook o navegador.
unsubscribe-go = No escribir más
unsubscribe-done = No te escribiremos más. Puedes cambiarlo en tus ajustes.

notice-line = { $kind ->
    [asked] { $game }: { $by } te reta.
    [out] { $game }: se acabó tu tiempo, un bot juega por ti.
    [over] { $game } ha terminado. Mira cómo acabó.
   *[turn] { $game }: te toca. { $asked }
}
letter-end = Collegium, juegos de mesa académicos
letter-notices-subject = { $count ->
    [one] { $first }
   *[other] { $count } mesas tienen novedades
}
letter-notices = { $told }

    No más cartas como esta: { $stop }
letter-confirm-subject = ¿Es tu dirección?
letter-confirm = Hola, { $name }:

    alguien, esperamos que tú, dio esta dirección en Collegium. Abre este enlace antes de tres días para confirmarla:

    { $link }

    Si no fuiste tú, no hagas nada: no volveremos a escribir.
letter-recovery-subject = Una contraseña nueva
letter-recovery = Hola, { $name }:

    alguien, esperamos que tú, pidió una contraseña nueva en Collegium. Tu nombre para entrar es { $login }. Abre este enlace antes de un día para elegirla:

    { $link }

    Si no fuiste tú, no hagas nada: tu contraseña sigue igual.

recover = ¿Olvidaste tu contraseña?
recover-about = Escribe la dirección de correo de tu cuenta. Te enviamos un enlace para elegir una contraseña nueva.
recover-sent-title = Mira tu correo
recover-sent = Si hay una cuenta con esta dirección, va de camino una carta con un enlace. Vale un día. ¿No llega? Mira en el correo no deseado o pídela otra vez.
recover-new = Elige una contraseña nueva
recover-done-title = Tienes contraseña nueva
recover-done = Entra con ella. Los demás navegadores se han desconectado.
lost-on-time = Perdió por tiempo: { $names }
