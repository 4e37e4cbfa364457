# El informe de equilibrio, para todos los juegos.

balance-title = { $game }: qué gana
balance-intro = { $level } ha jugado contra sí mismo, { $games } partidas por número de jugadores y variante. Aquí nadie es mejor que nadie, así que cada sitio, estilo y primera decisión debería ganar su parte justa.
balance-reading = Cada porcentaje lleva el intervalo en el que está el valor verdadero con un 95 % de confianza. Si el intervalo no toca la parte justa, se marca. Lo que acompaña a la victoria no tiene por qué ser su causa: quien va ganando compra las cartas caras.
level-fresher = Novato (al azar)
level-student = Estudiante (voraz)
level-doctor = Doctor (busca 0,2 s)
level-professor = Catedrático (busca 2 s)
level-laureate = Laureado (ha aprendido, 2 s)

mark-more = gana claramente más de lo justo
mark-less = gana claramente menos de lo justo
mark-unclear = podría ser justo
mark-fair = parte justa

part-compare = De un vistazo
part-compare-about = Cuánto gana cada sitio, en múltiplos de su parte justa.
part-setting = { $variant }, { $seats ->
    [one] 1 jugador
   *[other] { $seats } jugadores
}
part-facts = { $games } partidas de { $choices } decisiones, empates { $ties }.
part-seat = Sitios
part-seat-about = Parte de victorias de cada sitio, en el orden inicial.
part-style = Estilos de juego
part-style-about = El mismo bot, que aprecia una cosa más de lo que vale.
part-opening = Primeras decisiones
part-opening-about = Parte de victorias de quienes empezaron así.
part-event = Cartas, habilidades y sucesos
part-event-about = Parte de victorias de aquellos a quienes les ocurrió al menos una vez. De las crónicas de { $told } partidas; se omite lo que ocurre casi siempre.
part-event-other = Otros sucesos
part-points = Puntos
part-points-about = Con cuántos puntos se acaba: media { $mean }, ganadores { $winners }.
part-length = Duración
part-length-about = Decisiones por partida: media { $mean } (95 % de confianza: de { $low } a { $high }).

column-variant = Variante
column-seats = Jugadores
column-seat = Sitio { $seat }
column-games = Partidas
column-choices = Decisiones
column-points = Puntos
column-winner = Ganador
column-ties = Empates
column-name = Qué
column-times = Veces
column-wins = Victorias
column-range = Intervalo 95 %
column-ratio = Justo ×
column-from = De
column-to = A
column-all = Todos
column-winners = Ganadores
column-share = Partidas, %
figures = Cifras
legend-all = todos los sitios
legend-winners = ganadores
more-rows = { $count } más
