# Las páginas en torno a las mesas: la portada, las listas de mesas.
home-title = Cinco juegos de mesa sobre la vida universitaria.
home-sentence = Juega con amigos, con tu clase o con bots que piensan de verdad. En el navegador, gratis, sin instalar nada.
home-starts = { $game } contra bots empieza al momento.
home-mine = Tus partidas
home-waits = { $count ->
    [0] ninguna te espera
    [one] una te espera
   *[other] { $count } te esperan
}
home-all-mine = Todas tus partidas
home-games = Los juegos
home-no-games = No se pudo cargar ningún juego. El registro del servidor dice por qué.
home-open = Mesas abiertas
home-open-about = siéntate; empieza cuando estéis todos
home-no-tables = No hay mesas abiertas. Los bots están listos, o prepara una mesa y envía el enlace.
nav = Lugares
nav-play = Jugar
nav-learn = Aprender
nav-watch = Mirar
nav-mine = Tus partidas
short-minutes = { $minutes } min
learn-in = se aprende en { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
}
row-your-turn = Te toca
row-chooses = Elige { $name }
row-free = { $free ->
    [one] 1 sitio libre
   *[other] { $free } sitios libres
}
row-waiting = A la espera de jugadores
row-running = En curso
row-over = Terminada
row-won = Gana { $name }
row-own = Tu mesa
sit-down = Sentarse
seat-dashed = sitio libre
tonight = ¿A cuál esta noche?
tonight-about = Di quiénes estáis y cuánto tiempo tenéis.
tonight-people = Somos
tonight-minutes = Tenemos
tonight-time = { $minutes ->
    [30] ½ h
    [60] 1 h
    [90] 1½ h
   *[120] 2 h
}
tonight-known = Sabemos
tonight-knows = { $known ->
    [nothing] aún nada
   *[other] lo básico
}
tonight-find = Buscar un juego
watch-title = Mirar
watch-about = Lo que cualquiera en la mesa puede ver, en directo.
watch-running = { $count ->
    [0] no hay partidas públicas en curso
    [one] 1 partida pública en curso
   *[other] { $count } partidas públicas en curso
}
watch-none = Ahora nadie juega en público. Quien prepara una mesa puede dejar que todos miren.
learn-title = Aprender
learn-about = Una página por juego: su mesa, una carta, un turno en imágenes. Los bots esperan cuanto quieras.
foot-learn = Reglas y fuentes
foot-programs = Para programadores

# Preparar una mesa
new-title = Una mesa de { $game }
new-seats = Sitios
new-count = Cuántos juegan
seat-me = Tú
seat-open = Quien tenga el enlace
seat-open-means = Libre hasta que alguien venga por el enlace, o por la lista si la mesa es pública.
seat-here = En esta pantalla
seat-nobody = Nadie
level-name = { $level ->
    [fresher] Novato
    [student] Estudiante
    [doctor] Doctor
    [professor] Catedrático
    [laureate] Laureado
   *[other] { $level }
}
level-means = { $level ->
    [fresher] Juega al azar. Bueno para mirar cómo va.
    [student] Toma lo que ahora parece mejor. Un buen primer rival.
    [doctor] Piensa por adelantado, hasta 0,2 s por elección. Difícil para casi todos.
    [professor] Piensa más lejos, hasta 2 s por elección. Muy fuerte.
    [laureate] Piensa como el Catedrático y, donde ha entrenado, con lo aprendido de muchas partidas. El más fuerte.
   *[other] Un bot.
}
level-name-rated = sobre { $rating }
even-match = Partida igualada
even-match-about = Partida igualada: sobre { $rating }
even-other = A tu medida
even-other-about = tú eliges
even-strength = Su fuerza
even-means = Juega a ratos como el nivel de debajo y a ratos como el de encima. No cuenta para la puntuación.
levels-title = ¿Cuánto saben los bots?
new-variant = Variante
new-begin = El comienzo
new-who-sees = ¿Quién puede venir?
new-who-sees-about = Todos: aparece entre las mesas abiertas y cualquiera puede mirar.
new-private = Con el enlace
new-public = Todos
new-coach = Consejo
new-coach-about = El asesor muestra buenas opciones a quien se lo pida.
coach-alone = Contra bots
coach-always = Siempre
coach-never = Nunca
new-undo = Una elección, mientras no se haya revelado nada.
yes = Sí
no = No
new-language = Idioma
new-language-about = El de la mesa. Cada cual lee el juego en el suyo.
new-summary = Qué va a pasar
new-invite = En la página siguiente tendrás un enlace y un código para compartir.
new-go = Ir a la mesa
new-fill = Completar con bots y empezar ya
sum-seat = { $who ->
    [me] tú
    [here] { $count ->
        [one] alguien en esta pantalla
       *[other] { $count } más en esta pantalla
    }
    [open] { $count ->
        [one] un sitio libre
       *[other] { $count } sitios libres
    }
    [fresher] { $count ->
        [one] un bot (Novato)
       *[other] { $count } bots (Novato)
    }
    [student] { $count ->
        [one] un bot (Estudiante)
       *[other] { $count } bots (Estudiante)
    }
    [doctor] { $count ->
        [one] un bot (Doctor)
       *[other] { $count } bots (Doctor)
    }
    [professor] { $count ->
        [one] un bot (Catedrático)
       *[other] { $count } bots (Catedrático)
    }
   *[laureate] { $count ->
        [one] un bot (Laureado)
       *[other] { $count } bots (Laureado)
    }
}
sum-rated = { $count ->
    [one] un bot de unos { $rating }
   *[other] { $count } bots de unos { $rating }
}
sum-and = { $some } y { $last }
sum-who = { $who }: una partida de { $game }.
sum-how = { $seen ->
    [all] Pueden venir todos, { $clock }.
   *[link] Solo puede venir quien tenga el enlace, { $clock }.
}
share-about = Que escaneen el código, o envía el enlace
share-guests = Sin cuenta: escriben un nombre y se sientan.
invited-by = { $name } ha preparado esta mesa. Elige un sitio; la partida empieza cuando estéis todos.
invited-game = El juego
start-needs = Empieza cuando todos los sitios estén ocupados: envía el enlace o pon un bot.

# Una partida terminada, vista otra vez
replay = Repetición
replay-by = Vista por
replay-all = Todos
replay-all-about = Siempre con los ojos de quien elige
replay-costly = Una elección cara
replay-try = Pruébalo tú
replay-not-analysed = Nadie de los que jugaron ha hecho analizar esta partida.
replay-controls = Por la partida
replay-first = Al principio
replay-back = Atrás
replay-run = Reproducir
replay-on = Adelante
replay-last = Al final
replay-space = Espacio
replay-step = Paso por
replay-choice = por elección
replay-turn = por turno
replay-chapter = por ronda
replay-speed = Velocidad
replay-points = Puntos
replay-slider = Momento de la partida
replay-share = Compartir este momento
replay-play-on = Seguir desde aquí
replay-keys = Flechas: una elección. Mayúsculas y flechas: un turno. Teclas de página: una ronda. Espacio: reproducir. X: la siguiente elección cara.
replay-open = Abrir una partida guardada
replay-open-about = El diario de una partida terminada, guardado aquí o en la terminal. Se comprueba elección por elección.
replay-file = Diario (un archivo JSON)
replay-go = Abrir
refused-no-replay = Una partida se puede volver a ver cuando ha terminado.
refused-journal-file = Elige un diario de { $most } kB como mucho.
refused-journal = Este archivo no es el diario de una partida: { $why }.
refused-journal-rules = Esta partida se jugó con otras reglas u otros componentes y no funciona con los de aquí. { $why }
refused-journal-broken = Este diario no es válido: { $why }.
refused-journal-unfinished = Esta partida no ha terminado. Termínala donde empezó y vuelve.

# Tú y tus ajustes
me-since = En la mesa desde { $month } · { $games ->
    [one] 1 partida terminada
   *[other] { $games } partidas terminadas
}
me-new = Juega una partida y aparecerá aquí.
me-places = Los puestos de tus últimas partidas
me-place = { $place }.º
me-best = Más puntos: { $points }
settings = Ajustes
settings-you = Tú
settings-name = Nombre en la mesa
settings-name-about = Lo que los demás leen en la mesa. No tiene que ser el nombre con el que entras.
settings-look = Palabras y colores
settings-colours = Colores
colours-auto = Como el dispositivo
colours-light = Claro
colours-dark = Oscuro
settings-table = En la mesa
settings-motion = «Al instante» no mueve nada. Quien pidió menos movimiento a su dispositivo tampoco lo tiene.
settings-one-tap = En una pantalla táctil. Si no, el primer toque muestra la carta y sus opciones, y el segundo juega.
settings-sound = Un sonido suave cuando te toca y cuando las piezas llegan.
settings-kept = Estos cuatro se guardan en este navegador.
chat-left = se ha ido. Sigue un bot.
logout-sure = ¿Quieres salir?
account-label = { $field ->
    [email] Dirección de correo
    [username] Nombre para entrar
    [password1] Contraseña
    [password2] Otra vez la contraseña
    [old_password] La contraseña de antes
    [new_password1] La contraseña nueva
    [new_password2] Otra vez la contraseña nueva
   *[other] Contraseña
}
account-help = { $field ->
    [username] Letras, cifras y @ . + - _
   *[other] Al menos 8 caracteres; que no sea común ni se parezca a tu nombre.
}
account-wrong = { $code ->
    [required] Rellena esto, por favor.
    [unique] Alguien ya tiene este nombre.
    [invalid] Solo letras, cifras y @ . + - _
    [blocked] Este nombre no se puede usar aquí.
    [mail] Esto no es una dirección de correo.
    [max_length] Es demasiado largo.
    [invalid_login] El nombre y la contraseña no van juntos. Cuida las mayúsculas.
    [password_mismatch] Las dos contraseñas son distintas.
    [password_too_short] Esta contraseña es muy corta: al menos 8 caracteres.
    [password_too_common] Esta contraseña es demasiado común.
    [password_too_similar] Esta contraseña se parece demasiado a tu nombre.
    [password_incorrect] Esa no es tu contraseña de antes.
   *[other] Esto no se puede usar.
}
