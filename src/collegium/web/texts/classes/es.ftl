# Clases, veladas y torneos: la página de quien dirige, entrar con un código, la clasificación; lo que se dice en la mesa.
nav-class = Clase
home-code = ¿Tienes un código?
class-enter = ¿Tienes un código?
class-enter-about = Los seis signos de la pantalla de tu clase, o el enlace de una invitación.
class-enter-go = Entrar
class-code = Código
class-new = Abre una clase
class-own = Abiertas ahora
class-what = ¿Qué es?
class-form = { $form ->
    [class] Una clase
    [evening] Una velada
    [robin] Torneo: todos contra todos
   *[swiss] Torneo: suizo
}
class-form-about = { $form ->
    [class] Un código, muchas mesas. Las ves todas y no juegas en ninguna.
    [evening] Lo mismo entre amigos: llega cuando quieras y cambia de mesa entre partidas.
    [robin] Cada cual se encuentra con todos, si los números lo permiten.
   *[swiss] Unas pocas rondas; se encuentran quienes tienen los mismos puntos.
}
class-title = Título
class-title-example = Métodos de investigación, lunes
class-untitled = { $form ->
    [class] Nuestra clase
    [evening] Nuestra velada
   *[other] Nuestro torneo
}
class-seats = Sitios por mesa
class-seats-about = Los bots ocupan lo que queda vacío; en un torneo hay mesas más pequeñas.
class-bots = Bots
class-bots-about = Guardan un sitio hasta que llega alguien, y siguen por quien se va.
class-even = como quienes juegan
class-even-means = En cada mesa, más o menos tan fuerte como quienes juegan en ella, según su puntuación o sus partidas contra bots; si no se sabe nada, un estudiante. Esas mesas no cuentan para la puntuación.
class-minutes = ¿Cuánto tiempo tienes?
class-minutes-about = Se ve como un reloj; nada termina por sí solo.
class-no-end = Sin límite
class-names = Nombres en la pantalla
class-names-about = No: solo formas y puntos. Puedes cambiarlo en cualquier momento.
class-language-about = Para los móviles que no han elegido ninguno.
class-rounds = Rondas
class-rounds-about = Para torneos. 0: las que hagan falta.
class-how = Cómo funciona
class-step-open = Muestra a todos la página siguiente: tiene el código y un código QR.
class-step-come = Entran con el móvil y un nombre. Sin cuenta.
class-step-deal = Tú repartes las mesas y ves quién se atasca.
class-go = Abrir
class-next-table = A tu próxima mesa
class-back = { $form ->
    [class] Volver a la clase
    [evening] Volver a la velada
   *[other] Volver al torneo
}
class-help = Pedir ayuda
class-help-asked = La ayuda viene
class-halted = { $form ->
    [class] Tu profesor ha pausado la partida
   *[other] El anfitrión ha pausado la partida
}
class-halted-about = No se pierde nada. Sigues donde estás.
refused-halted = La partida está en pausa. No se pierde nada: elige otra vez cuando siga.
refused-no-class = Ninguna clase tiene este código. Mira otra vez la pantalla.
refused-not-teacher = Eso solo puede hacerlo quien abrió esta clase.
refused-nobody = Todavía hay muy poca gente.
refused-unfinished = Algunas mesas aún juegan. Termínalas primero, o espera.
refused-last-round = Esa fue la última ronda.
hall-go-to = Ve a
hall-far = Los móviles no pueden llegar a esta dirección. Abre esta página con el nombre o el número de tu ordenador en la red, y el código servirá para todos.
hall-until = Hasta
hall-left = { $minutes ->
    [0] se acabó el tiempo
    [one] queda 1 minuto
   *[other] quedan { $minutes } minutos
}
hall-round = { $rounds ->
    [0] Ronda { $round }
   *[other] Ronda { $round } de { $rounds }
}
hall-names = { $on ->
    [yes] Nombres: sí
   *[no] Nombres: no
}
hall-results = Resultados
hall-halt = Pausar todo
hall-go = Seguir
hall-end = Terminar todo
hall-next = Ronda siguiente
hall-deal = Repartir las mesas
hall-count = { $here ->
    [one] 1 en las mesas
   *[other] { $here } en las mesas
}
hall-coming = { $count ->
    [one] falta 1
   *[other] faltan { $count }
}
hall-sits-out = { $count ->
    [one] 1 descansa
   *[other] { $count } descansan
}
hall-come = { $count ->
    [0] Aún no hay nadie
    [one] Hay 1 persona
   *[other] Hay { $count } personas
}
hall-tables = Mesas
hall-table = Mesa { $number }
hall-waiting = { $form ->
    [class] Toma tu móvil y entra
   *[other] Entra
}
hall-waiting-about = Escanea el código o escríbelo. Quien llega más tarde ocupa el sitio de un bot.
hall-end-ask = ¿Terminar todas las mesas?
hall-end-about = Los puntos cuentan como están ahora. No se puede deshacer.
hall-keep = Seguir jugando
hall-large = Ver esta mesa en grande
hall-helped = Ya se ayudó
hall-halt-one = Pausar
hall-go-one = Seguir
hall-end-one = Terminar
hall-restart = Empezar de nuevo
hall-away = Despedir a { $name }
hall-now = Ahora en la sala
hall-most = Más puntos: mesa { $number },
tile-aside = apartada: sus reglas han cambiado
tile-sign = { $sign ->
    [help] pide ayuda
    [waits] espera { $minutes } min
    [halted] en pausa
    [over] terminada
   *[ended] cerrada
}
tile-leads = va en cabeza
tile-won = { $count ->
    [one] gana con { $points }
   *[other] ganan juntos con { $points }
}
tile-choose = { $count ->
    [one] elige
   *[other] eligen
}
tile-someone = alguien elige
stand-title = Clasificación
stand-place = Puesto
stand-name = Nombre
stand-points = Puntos
stand-rivals = Rivales
stand-rivals-about = Los puntos de los rivales encontrados
stand-firsts = Primeros
stand-played = Rondas
stand-gone = retirado
stand-about = Una mesa da la parte de tus rivales a la que ganaste: 1 al primero, 0 al último, medio por empate. Quien descansa recibe 1. A igualdad deciden los puntos de tus rivales, luego los primeros puestos.
result-state = { $state ->
    [running] aún se juega
    [over] terminada
   *[other] cerrada
}
results-hall = A las mesas
results-close = Cerrar
results-close-ask = ¿Cerrar para siempre?
results-close-about = Las mesas que aún juegan se terminan y el código ya no lleva a ninguna parte. Los resultados se quedan.
results-none = Aún no se ha repartido ninguna mesa.
come-kicker = { $form ->
    [class] Únete a tu clase
    [evening] Únete a la velada
   *[other] Únete al torneo
}
come-inside = Estás dentro
come-game = Jugarás a { $game }, unos { $minutes } minutos. Sin cuenta.
come-name = Tu nombre en la mesa
come-table = Tu mesa
come-room = Donde haya sitio
come-place = La mesa { $number } tiene un sitio para ti
come-with = con { $names }.
come-kept = Un bot te ha guardado el sitio; sigues desde ahí.
come-late = Ya se está jugando. Entras desde la próxima ronda.
come-friends = ¿Sentarte con amigos?
come-friends-about = Acordad una palabra y escribid la misma.
come-new = ¿Nuevo en el juego? Cada elección trae un consejo, y puedes pedir ayuda.
come-waiting = { $form ->
    [class] Estás dentro, { $name }. Tu profesor reparte las mesas; esta página va allí sola.
   *[other] Estás dentro, { $name }. El anfitrión reparte las mesas; esta página va allí sola.
}
come-last = La mesa { $number } ha terminado
come-bye = Descansas esta ronda y recibes un punto. La próxima es tuya.
come-over = Esa fue la última ronda. ¡Gracias por jugar!
come-learn = Mientras tanto:
come-leave = Salir
class-counts-about = Puntuadas: las mesas en las que todos tienen cuenta. Las que terminas antes solo cuentan para la lista.
come-rated = Las mesas en las que todos tienen cuenta puntúan.
