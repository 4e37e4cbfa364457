# Las palabras propias del terminal.
person = Jugador { $number }
one-person = Jugador
you = tú
level-human = Una persona aquí
level-fresher = Novato
level-fresher-about = juega al azar
level-student = Estudiante
level-student-about = piensa un turno por delante
level-doctor = Doctor
level-doctor-about = calcula jugadas
level-professor = Catedrático
level-professor-about = calcula más jugadas
level-laureate = Laureado
level-laureate-about = ha aprendido de sí mismo
level-iterations = Búsqueda, { $n } intentos
level-seconds = Búsqueda, { $n } s
level-rated = Sobre { $rating }
level-rated-about = a ratos { $lower }, a ratos { $upper }

# El menú
menu-title = Collegium
menu-tagline = Juegos de mesa sobre el mundo académico, completos y según el reglamento
menu-saved = Continuar una partida
menu-games = Empezar una partida
menu-saved-game = { $title }, { $when }
menu-variant = Variante
menu-seats = Jugadores
menu-seat = Jugador { $number }
menu-language = Idioma
menu-start = Empezar
menu-go-on = Continuar
saved-when = Guardada el { $when }
saved-reading = Leyendo…
menu-minutes = { $low ->
    [same] { $high } jugadores
   *[other] De { $low } a { $high } jugadores
}, unos { $minutes } minutos
menu-keys = ↑↓ mover   ←→ cambiar   Intro elegir   N nombre   L idioma   Ctrl-Q salir
name-ask = ¿Cómo se llama el jugador { $seat }?
name-keys = Intro guardar   Esc no cambiar nada
name-taken = Ya hay alguien que se llama { $name }.
name-nobody = En esta mesa no juega ninguna persona: dale antes un puesto a alguien.
language-name = Español

# La mesa
thinking = { $name } está pensando…
thinking-undo = { $name } está pensando… (U deshace tu elección)
thinking-long = { $name } está pensando… { $seconds } s
refused-title = Ahora no es posible
compiling = acelerando… { $percent } %
compiling-failed = no se ha podido acelerar; se juega igual
story-since = Desde tu último turno
story-whole = La crónica completa
story-empty = Aún no ha pasado nada.
story-nothing = No ha pasado nada desde tu último turno.
seats-legend = ( ) = si acabara ahora
seats-points = Puntos ahora: { $seats }
seat-points = { $name } { $now }
seat-points-ended = { $name } { $now } ({ $ended } si acabara ahora)
points-now = { $now ->
    [one] { $now } punto
   *[other] { $now } puntos
}
points-ended = { $now ->
    [one] { $now } punto ahora
   *[other] { $now } puntos ahora
}, { $ended } si acabara ahora
table-keys = 1-9 o ↑↓ Intro elegir   C asesor   U deshacer   H ayuda   S crónica   RePág/AvPág Z M mesa   L idioma   Q menú
table-keys-short = 1-9 ↑↓ ↵   C asesor   U deshacer   H ayuda   S crónica   Z M mesa   Q menú
close-keys = Esc cerrar   ↑↓ Inicio Fin desplazar
taken-back = Deshecho.
no-undo = Esto no se puede deshacer: se ha revelado algo o ya ha elegido otro jugador.
no-undo-yet = No hay nada que deshacer.
pass-keyboard = Pasa el teclado a { $name }; pulsa Intro
pass-undo = U deshace la última elección
too-small = Este terminal mide { $columns }x{ $lines }. La mesa necesita { $least-columns }x{ $least-lines } o más: agranda la ventana o juega con --plain.
values-title = De dónde vienen los valores
values-text = { $rulebook } valores son del reglamento y { $public }, de otras fuentes públicas. { $reconstructed ->
    [0] No ha hecho falta reconstruir ninguno.
    [one] Uno lo hemos reconstruido nosotros y lleva un pequeño anillo.
   *[other] { $reconstructed } los hemos reconstruido nosotros y llevan un pequeño anillo.
} Si tienes la caja, puedes corregirlos todos: `collegium components { $game } --overlay`.
signs-title = Signos de la mesa
keys-title = Teclas
keys-text = **1-9** elige una opción por su número · **↑ ↓ Intro** o el ratón · **U** deshaz tu última elección, mientras no se haya revelado nada · **C** pide sugerencias al asesor · **S** lee la crónica completa · **RePág AvPág** desplaza la mesa · **Z** ve a la parte siguiente de la mesa · **M** ve a tu parte · **Tab** ve a la mesa y vuelve · **L** cambia de idioma · **D** elige claro u oscuro · **Q** guarda y ve al menú · **Ctrl-Q** o **Ctrl-C** guarda y sal

# El asesor
coach-title = Qué haría el asesor y por qué:
coach-reading = La mejor primero. Los motivos dicen qué aporta la primera opción frente a las demás, y cada una de las demás frente a la primera.
coach-compiling = El asesor se prepara… { $percent } %
coach-thinking = El asesor está pensando…
coach-failed = El asesor no puede ayudar: { $problem }
coach-not-now = El asesor ayuda cuando te toca elegir.
coach-leave = (Con Ctrl-C vuelves a tu elección.)
coach-left = De vuelta a tu elección.
coach-share = gana alrededor del { $percent } %
coach-keys = 1-3 o ↑↓ Intro elegir   Esc volver a la mesa

# El final
final-scores = Puntuación final
total = Total
place = Puesto
winner = Gana { $names } con { $points }.
winners = { $names } comparten la victoria con { $points }.
names-and = { $names } y { $last }
alone = { $points ->
    [one] { $names } acaba con { $points } punto.
   *[other] { $names } acaba con { $points } puntos.
}
over-keys = E puntuación   R jugar otra vez   H ayuda   S crónica   RePág/AvPág mesa   Q menú
end-keys = R jugar otra vez   Esc ver la mesa   Q menú   Ctrl-Q salir
saved = Guardada: { $file }
saved-resume = Guardada. Para continuar: collegium play --resume { $file }
saved-analyse = Para ver de qué elecciones dependió: collegium analyse { $file }
cannot-save = No se puede guardar: { $problem }
cannot-resume = No se puede continuar: { $problem }
cannot-start = No se puede empezar: { $problem }

# Líneas de texto
plain-opening = { $title }, { $variant }. En la mesa: { $seats }.
plain-keys = Escribe el número de una opción o una palabra: { command-hint }, { command-why }, { command-undo }, { command-table }, { command-story }, { command-since }, { command-rules }, { command-help }, { command-quit }.
plain-help =
    Escribe el número de una opción o una de estas palabras:
    { command-hint } (c): qué haría el asesor y por qué
    { command-why } (w): qué opciones no son posibles ahora y por qué
    { command-undo } (u): deshaz tu última elección, mientras no se haya revelado nada
    { command-table } (t): la mesa
    { command-story } (s): la crónica completa
    { command-since }: lo que ha pasado desde tu último turno
    { command-rules } (r): cómo se juega
    { command-help } (h, ?): una pista y esta lista
    { command-quit } (q): guarda y sal
plain-prompt = { $count ->
    [one] 1 o ?
   *[other] 1 a { $count } o ?
} >
plain-what = { $count ->
    [one] Escribe 1, o ? para ver la ayuda.
   *[other] Escribe un número del 1 al { $count }, o ? para ver la ayuda.
}
plain-refused = { $count ->
    [one] 1 opción no es posible ahora (escribe { command-why })
   *[other] { $count } opciones no son posibles ahora (escribe { command-why })
}
plain-none-refused = Todas las opciones son posibles ahora.
command-hint = sugerencia
command-why = motivos
command-undo = deshacer
command-table = mesa
command-story = crónica
command-since = desde
command-rules = reglas
command-help = ayuda
command-quit = salir

# El análisis
analysis-title = { $game }: { $choices } elecciones
analysis-player = Jugador
analysis-place = Puesto
analysis-accuracy = Precisión
analysis-chances = Probabilidad de ganar tras cada elección
analysis-after = Tras
analysis-choice = Elección { $number }, { $name }
analysis-cost = { $percent ->
    [one] costó { $percent } punto porcentual de probabilidad de ganar
   *[other] costó { $percent } puntos porcentuales de probabilidad de ganar
}
analysis-taken = Elegido: { $option }
analysis-better = Mejor: { $option }
analysis-svg = Gráfico: { $file }
analysis-accuracy-about = 100 % es siempre lo mejor que se encontró; 0 %, no mejor que al azar; las elecciones de las que dependía poco apenas cuentan.
analysis-error-about = ± : el valor verdadero queda dentro 19 de cada 20 veces.
analysis-worst-of = Lo que más costó a { $name }:
analysis-none-of = Ninguna elección costó mucho: { $names }.
analysis-takes = Esto tardará unos { $minutes ->
    [0] { $seconds } s
    [one] 60 s
   *[other] { $minutes } minutos
 }.
