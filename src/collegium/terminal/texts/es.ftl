# Las palabras propias del terminal.
person = Jugador { $number }
one-person = Jugador
you = tú
level-human = Una persona aquí
level-fresher = Novato
level-fresher-about = juega al azar
level-student = Estudiante
level-student-about = prevé un turno
level-doctor = Doctor
level-doctor-about = busca
level-professor = Catedrático
level-professor-about = busca más hondo
level-laureate = Laureado
level-laureate-about = ha aprendido de sí mismo
level-iterations = Búsqueda, { $n } intentos
level-seconds = Búsqueda, { $n } s

# El menú
menu-title = Collegium
menu-tagline = Juegos de mesa sobre el mundo académico, completos y según el reglamento
menu-saved = Continuar
menu-games = Empezar una partida
menu-saved-game = { $title }, { $seats ->
    [one] en solitario
   *[other] { $seats } jugadores
}, { $when }
menu-variant = Variante
menu-seats = Jugadores
menu-seat = Sitio { $number }
menu-language = Idioma
menu-start = Empezar
menu-minutes = { $low ->
    [same] { $high } jugadores
   *[other] De { $low } a { $high } jugadores
}, unos { $minutes } minutos
menu-keys = ↑↓ mover   ←→ cambiar   Intro elegir   N nombre   L idioma   Ctrl-Q salir
name-ask = ¿Cómo se llama quien juega en el sitio { $seat }?
name-keys = Intro guardar   Esc dejarlo como estaba
name-taken = Ya hay alguien que se llama { $name }.
name-nobody = En esta mesa no hay ninguna persona: da antes un sitio a alguien.
language-name = Español

# La mesa
asked = Te toca elegir
asked-name = { $name }, te toca elegir
thinking = { $name } está pensando …
thinking-undo = { $name } está pensando … (U deshace tu elección)
thinking-long = { $name } está pensando … { $seconds } s
somebody = Alguien
refused-title = Ahora no es posible
number-more = { $typed }… sigue escribiendo, o Intro
compiling = acelerando … { $percent } %
compiling-failed = no se pudo acelerar, se juega igual
story = Crónica
help = Ayuda
table-keys = 1-9 o ↑↓ Intro elegir   C consejo   U deshacer   H ayuda   S crónica   RePág/AvPág Z M mesa   L idioma   Q menú
table-keys-short = 1-9 ↑↓ ↵   C consejo   U deshacer   H ayuda   S crónica   Z M mesa   Q menú
close-keys = Esc cierra   ↑↓ desplazar
taken-back = Deshecho.
no-undo = Esto no se puede deshacer: se ha revelado algo, o ya ha elegido otro jugador.
no-undo-yet = No hay nada que deshacer.
pass-title = Pasa el teclado a { $name }
pass-keyboard = Pasa el teclado a { $name }; pulsa Intro
pass-undo = U deshace la última elección
too-small = Este terminal mide { $columns }x{ $lines }. La mesa necesita { $least-columns }x{ $least-lines } o más: agranda la ventana, o juega con --plain.
values-title = De dónde vienen los valores
values-text = { $rulebook } valores son del reglamento, { $public } de otras fuentes públicas y { $reconstructed } los hemos reconstruido nosotros; estos llevan un pequeño anillo. Si tienes la caja puedes corregirlos todos: `collegium components { $game } --overlay`.
signs-title = Signos de la mesa
keys-title = Teclas
keys-text = **1-9** elige una opción por su número · **↑ ↓ Intro** o el ratón · **U** deshace tu última elección, mientras no se haya revelado nada · **C** pide consejo sobre las mejores opciones · **S** la crónica entera · **RePág AvPág** desplaza la mesa · **Z** la parte siguiente de la mesa · **M** tu propia parte · **Tab** va a la mesa y vuelve · **L** idioma · **D** claro u oscuro · **Q** guarda y va al menú · **Ctrl-Q** o **Ctrl-C** guarda y sale

# El consejero
coach-title = El consejero elegiría (la primera frente a las demás, las demás frente a la primera):
coach-compiling = El consejero se prepara … { $percent } %
coach-thinking = El consejero está pensando …
coach-failed = El consejero no puede ayudar: { $problem }
coach-not-now = El consejero ayuda cuando te toca elegir.
coach-share = gana en torno al { $percent } %
coach-keys = 1-3 o ↑↓ Intro elegir   Esc volver a la mesa

# El final
final-scores = Puntuación final
total = Total
place = Puesto
winner = Gana { $names } con { $points }.
winners = { $names } comparten la victoria con { $points }.
alone-won = Alcanzas la meta, con { $points }.
alone-lost = Esta vez no alcanzas la meta, con { $points }.
over-keys = E puntuación   R otra vez   H ayuda   S crónica   RePág/AvPág mesa   Q menú
end-keys = R otra vez   Esc ver la mesa   Q menú   Ctrl-Q salir
saved = Guardado: { $file }
saved-resume = Guardado. Para continuar: collegium play --resume { $file }
saved-analyse = Para ver de qué elecciones dependió: collegium analyse { $file }
cannot-save = No se puede guardar: { $problem }
cannot-resume = No se puede continuar: { $problem }
cannot-start = No se puede empezar: { $problem }

# Líneas de texto
plain-opening = { $title }, { $variant }. En la mesa: { $seats }.
plain-keys = Escribe el número de una opción. hint pide consejo, u deshace, t muestra la mesa, s la crónica, ? una pista, h cómo se juega, q guarda y sale.
plain-prompt = { $count ->
    [one] 1, o ?
   *[other] 1 a { $count }, o ?
} >
plain-what = { $count ->
    [one] Escribe 1, o ? para ver la ayuda.
   *[other] Escribe un número del 1 al { $count }, o ? para ver la ayuda.
}

# El análisis
analysis-title = { $game }: { $choices } elecciones
analysis-player = Jugador
analysis-place = Puesto
analysis-accuracy = Precisión
analysis-chances = Probabilidad de ganar tras cada elección
analysis-after = Tras
analysis-choice = Elección { $number }, { $name }
analysis-cost = { $percent } % de probabilidad perdida
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
