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
tables-open = { $count ->
    [0] los bots están listos
    [one] 1 mesa abierta
   *[other] { $count } mesas abiertas
}
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
row-relaxed = sin reloj
row-clock = { $seconds } s por elección
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
watch-leads = { $name }: { $points }
learn-title = Aprender
learn-about = Una página por juego: su mesa, una carta, un turno en imágenes. Los bots esperan cuanto quieras.
foot-learn = Reglas y fuentes
foot-programs = Para programadores
