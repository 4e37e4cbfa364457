# Las palabras propias del sitio.
foot = Dibujos y palabras propios para cinco juegos de mesa publicados. Los pequeños anillos señalan valores que tuvimos que reconstruir.
skip = Ir al contenido
language = Idioma
theme = Claro u oscuro
play-now = Jugar ya
new-table = Preparar una mesa
how-to = Cómo se juega
fact-seats = { $seats } jugadores
fact-minutes = unos { $minutes } minutos
sources-link = Qué viene del reglamento y qué es nuestro
sources-title = qué viene del reglamento y qué es nuestro
sources-about = No teníamos las imágenes de los reglamentos, así que cada valor dice de dónde viene. Si tienes la caja, puedes corregir cualquiera en un archivo tuyo.
sources-kind = { $kind ->
    [rulebook] del reglamento
    [public] de otra fuente pública
   *[other] reconstruido por nosotros
}
sources-count = { $count ->
    [one] 1 valor ({ $share } %)
   *[other] { $count } valores ({ $share } %)
}
sources-from = De dónde
sources-what = Qué
sources-piece = N.º { $number }
row-your-turn = Te toca
row-waiting = Esperando jugadores
row-running = En juego
row-held = apartada: sus reglas han cambiado
row-over = Terminada
guest-name = Invitado { NUMBER($number, useGrouping: 0) }
your-name = Tu nombre
save = Guardar
me-stranger = Invitado
me-title = Tú y tus partidas
me-account = Has iniciado sesión como { $name }.
me-guest = Juegas como invitado en este navegador. Una cuenta guarda tus partidas y te deja continuar en otro dispositivo.
logout = Cerrar sesión
form-register = Crear una cuenta
form-login = Iniciar sesión
form-password = Cambiar la contraseña
form-keeps = Las partidas que jugaste como invitado en este navegador vienen contigo.
new-seat = Sitio { $number }
seat-name = Su nombre
seat-free = Sitio libre
bot-level = { $level ->
    [fresher] Novato (bot)
    [student] Estudiante (bot)
    [doctor] Doctor (bot)
    [professor] Catedrático (bot)
    [laureate] Laureado (bot)
   *[other] { $level } (bot)
}
bot-level-rated = Sobre { $rating } (bot)
bot-sign = bot
bot-short-rated = ≈ { $rating }
quick-start = Inicio rápido
quick-start-about = La preparación se hace por todos: elecciones sensatas del bot estudiante. Lo mejor para una primera partida.
quick-start-now = La preparación se hace por todos…
for-me = Elige por mí
waiting-full = Ya están todos
waiting-free = { $free ->
    [one] Queda un sitio libre
   *[other] Quedan { $free } sitios libres
}
waiting-name = Sin nombre entras como invitado.
waiting-host = El anfitrión empieza la partida.
sit-here = Sentarme aquí
put-bot = Poner un bot
remove = Quitar
leave = Dejar la mesa
start = Empezar la partida
share-title = Invitar
share-qr = La invitación como código QR
copy = Copiar
copied = Copiado
you = tú
seats = Jugadores
points-now = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
points-both = { $points ->
    [one] 1 punto ahora, { $ended } si la partida acabara ya
   *[other] { $points } puntos ahora, { $ended } si la partida acabara ya
}
if-ended = si acabara ya
is-choosing = está eligiendo
leads = va en cabeza
asked-that = «{ $question }»
leave-game = Dejar esta partida
leave-game-about = Un bot sigue en tu lugar. Si no juega nadie más, la partida termina.
leave-game-now = Dejarla del todo
others-may-act = Los demás aún pueden responder
your-choice = Tu decisión
your-turn = Te toca
waiting = Un momento
not-now = { $count ->
    [one] Ahora no es posible (1)
   *[other] Ahora no es posible ({ $count })
}
not-offered = Eso no está ahora entre tus opciones.
undo = Deshacer
fold = Plegar o desplegar tu decisión
parts = Partes de la mesa
part-table = Mesa
part-mine = Lo mío
part-first = Jugadores
part-rivals = Rivales
part-story = Crónica
story = Crónica
story-empty = Todavía no ha pasado nada.
story-all = Toda la crónica
since-last-turn = Desde tu último turno
back-to-table = Volver a la mesa
chat = Chat
chat-empty = Nadie ha dicho nada todavía.
chat-say = Di algo
chat-send = Enviar
help = Ayuda
keys = Teclas: las flechas recorren las opciones, Intro elige, A pide una sugerencia, U deshace, H abre la ayuda, S la crónica.
spectators = Enlace para espectadores, que solo ven lo que todos pueden ver:
lend = Mostrar a los espectadores lo que veo yo
lend-about = Quien tenga el enlace verá también tus cartas ocultas, y podría ser un rival. Desmárcalo y se acaba al momento.
whose = Visto por
whose-all = Todos
lost = Se ha perdido la conexión. Probando otra vez…
found = Conectado de nuevo.
noscript = La mesa necesita JavaScript para jugar en vivo.
over = La partida ha terminado
see-board = Ver el tablero
see-result = Ver el resultado
won = { $count ->
    [one] gana la partida
   *[other] comparten la victoria
}
you-won = ¡Ganas tú!
nobody-won = Esta vez no gana nadie
best-at = lo más fuerte: { $what }
result = Resultado
sheet = Hoja de puntuación
total = Total
chart = Puntos a lo largo de la partida: los que tendría cada jugador si hubiera acabado entonces
rematch = Jugar otra vez
rematch-join = Unirme a la próxima partida
journal = Guardar el diario de la partida
curtain = Pasa la pantalla a { $name }
curtain-open = Soy { $name }: mostrar mi mesa
to-home = Ir al inicio
refused-title = No ha funcionado
refused-no-game = Aquí no existe ese juego.
refused-no-table = Esta mesa no existe (o ya no).
refused-not-begun = Esta partida aún no ha empezado.
refused-begun = Esta partida ya ha empezado.
refused-other-rules = Las reglas han cambiado desde que empezó esta partida, y lo jugado no encaja con las nuevas. Por eso queda apartada.
refused-goes-on = Esta partida puede seguir, así que no se termina aquí. Abre su mesa para jugar.
rules-notice = Las reglas han cambiado desde que empezó esta partida. Sigue con las nuevas.
rules-data = Se han corregido valores impresos en sus piezas.
rules-newer = Se jugó con reglas más nuevas que las instaladas aquí.
rules-gone = Este juego ya no está instalado aquí.
rules-unnamed = El juego no dice qué ha cambiado.
older-about = { $state ->
    [over] Las reglas han cambiado desde que se jugó esta partida, así que ya no se puede mostrar elección a elección. Así terminó:
    [held] Las reglas han cambiado desde que empezó esta partida. Lo jugado no encaja con las nuevas, así que no puede seguir y queda apartada. Cualquiera de esta mesa puede terminarla para todos; entonces no cuenta para nadie.
   *[ended] Esta partida se terminó antes de acabar, y sus reglas han cambiado desde que empezó.
}
older-changed = Qué ha cambiado
older-end = Terminar esta partida para todos
older-again = Prepara una mesa nueva
refused-private = Esta mesa es privada. Pide el enlace o el código a quien la abrió, escribe otro código o elige una mesa abierta.
private-title = Esta mesa es privada
over-title = La partida ha terminado
refused-not-seated = No tienes sitio en esta mesa.
refused-not-shown = Ya nadie muestra este sitio.
refused-rated = En una partida que cuenta nadie puede mostrar su sitio.
refused-not-host = Eso solo puede hacerlo el anfitrión.
refused-full = Todos los sitios están ocupados.
refused-taken = Ese sitio se acaba de ocupar.
refused-not-full = Todavía hay un sitio libre.
refused-seats = { $high ->
    [one] Esta variante es para 1 jugador.
   *[other] Esta variante es para entre { $low } y { $high } jugadores.
}
refused-two-of-you = Elige un solo sitio para ti; sienta a los demás «en esta pantalla».
refused-not-your-turn = Ahora no te toca.
refused-set-up = La preparación ha terminado: elige tú.
refused-stale = La mesa ha cambiado mientras tanto. Mira otra vez y elige.
refused-illegal = No es posible: { $reason }
refused-undo = No hay nada que deshacer: se ha revelado algo o alguien más ha elegido desde entonces.
refused-over = La partida ha terminado.
refused-not-over = El diario se entrega cuando termina la partida.
refused-broken = Las reglas tropezaron con esto. La partida sigue como estaba; avísanos, por favor.
refused-too-fast = Un poco más despacio, por favor. Prueba otra vez en un momento.
refused-streams = Tienes demasiadas mesas abiertas a la vez, o muchísima gente comparte tu conexión. Cierra algunas páginas y vuelve a cargar esta.
refused-long = Como mucho { $most } caracteres, por favor.
refused-malformed = El servidor no lo entendió.
error-missing-title = No encontrado
error-missing = En esta dirección no hay nada. Quizá el enlace sea antiguo o le falte una parte.
error-forbidden = Eso no está permitido.
error-csrf = Esta página estuvo abierta demasiado tiempo. Vuelve a cargarla y prueba otra vez.
error-broken = Algo ha fallado por nuestra parte. Lo que está en la mesa se ha guardado; lo que no está, no.
error-busy-title = Demasiadas peticiones
error-busy = Tú, o quienes comparten tu conexión, habéis pedido muchísimas páginas a la vez. Espera un momento y vuelve a cargar esta página.
error-not-kept = El servidor no pudo anotarlo. Lo que no está en la mesa no se ha guardado. Prueba otra vez dentro de un momento.
error-away = El servidor no puede acceder ahora a sus partidas. No se pierde nada de lo elegido. Prueba otra vez dentro de un momento.
error-busy = Demasiadas personas están pidiendo esto ahora mismo. Prueba otra vez dentro de unos segundos.
advice = Sugerencia
advice-about = El asesor: probabilidad estimada de ganar
advice-thinking = El asesor está pensando…
advice-preparing = El asesor se está preparando. La primera vez en un juego tarda alrededor de un minuto; mientras tanto puedes continuar.
advice-none = Esta vez el asesor no tiene nada que decir.
percent = { $share } %
is-thinking = está pensando
analyse = Analizar esta partida
analysis = Análisis
analysis-about = Cada elección se piensa de nuevo con lo que su jugador podía ver: quién tenía más opciones en cada momento y qué elecciones costaron más.
analysis-running = Repasando la partida: { $percent } %
analysis-wait = Puedes salir de esta página; el análisis se guarda.
analysis-failed = El análisis no ha salido bien. Puedes intentarlo de nuevo.
analysis-chances = Probabilidad de ganar
analysis-chart = La probabilidad estimada de cada jugador, elección a elección; la verdadera está dentro de la banda 19 de cada 20 veces. Los anillos son las elecciones de abajo.
analysis-accuracy = Precisión
analysis-accuracy-about = Lo que se conservó de lo que estaba en juego: 100 % es siempre lo mejor que se encontró; 0 %, no mejor que elegir al azar. Las elecciones de las que dependía poco apenas cuentan.
analysis-worst = Lo que más costó
analysis-number = decisión { $number }
analysis-cost = { $points ->
    [one] costó 1 punto porcentual de probabilidad de ganar
   *[other] costó { $points } puntos porcentuales de probabilidad de ganar
}
analysis-taken = Elegido
analysis-better = Mejor
analysis-position = La mesa en ese momento
refused-no-coach = En esta mesa no se permite el asesor.
refused-analysis = Una partida se analiza cuando ha terminado; antes revelaría demasiado.
refused-no-position = Esta partida no tiene ese momento.
refused-key = Esta clave no se conoce. Crea una en tus ajustes y envíala como «Authorization: Bearer CLAVE».
key-title = Tu clave para programas
key-about = Cópiala ahora: solo se muestra esta vez. Una clave anterior ya no vale.
key-programs = Que un programa juegue por ti
key-why = Un programa muestra una clave, lee posiciones y envía decisiones, igual que tú aquí.
key-make = Crear una clave
key-docs = Cómo juegan los programas
analysis-yours = Tus elecciones
analysis-theirs = { $name }
analysis-none-costly = Ninguna elección costó mucho.
analysis-takes = Tarda unos { $minutes ->
    [0] { $seconds } segundos
    [one] 60 segundos
   *[other] { $minutes } minutos
 } en este servidor, más si hay mucha gente jugando.
analysis-left = Faltan unos { $minutes ->
    [0] { $seconds } segundos
    [one] 60 segundos
   *[other] { $minutes } minutos
 }.

board-of = La mesa de { $game }
follow = Seguir a los demás
follow-instant = al instante
follow-normal = normal
follow-slow = despacio
follow-steps = paso a paso
one-tap = Un toque en una pieza iluminada la juega
sound = Sonidos
letter-keys = Letras sueltas como teclas
follow-next = Siguiente
follow-all = Ponerse al día
since-short = Reciente
since-replay = Repetir en la mesa
since-close = Cerrar
keys-stage = Además: las flechas sobre el tablero van de pieza en pieza, Escape cierra lo abierto, N muestra el siguiente paso de los demás, C te pone al día, R abre lo ocurrido desde tu último turno.
refused-no-piece = No hay nada más que ver de esta pieza.

# Cómo se juega, en imágenes
howto-kicker = Cómo se juega · { $minutes ->
    [one] 1 minuto de lectura
   *[other] { $minutes } minutos de lectura
}
howto-board = La mesa a mitad de partida; la lista que sigue dice qué hay en cada sitio.
howto-legend = Qué hay en cada sitio
howto-card = Una carta, leída de arriba abajo
howto-winning = Ganar
howto-turn = Un turno, paso a paso
howto-ready = ¿Todo listo?
howto-ready-text = Los bots esperan lo que haga falta, y un consejo explica cada decisión.
howto-all = Todas las cartas y valores
howto-full = Reglas completas
howto-in-full = Las reglas completas
howto-weight = { $weight ->
    [1] Muy ligero
    [2] Ligero
    [3] Medio
    [4] Denso
   *[other] Muy denso
}
