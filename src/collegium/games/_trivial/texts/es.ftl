# The smallest game's words.
game-title = Trivial
game-tagline = Toma puntos por turnos; gana quien pase primero de cien.
variant-standard = Estándar
variant-standard-about = La única forma de jugar.
ask-take = ¿Cuántos puntos tomas?
tip-take = Toma cuatro.
option-take-one = Toma un punto
option-take-two = Toma dos puntos
option-take-three = Toma tres puntos
option-take-four = Toma cuatro puntos
headline = Una carrera hasta cien
sheet-points = Puntos
