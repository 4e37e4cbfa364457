# Nobel Run en español.
game-title = Nobel Run
game-tagline = Crea tu grupo de investigación, publica artículos y ten el mayor prestigio cuando alguien llegue a veinte.
game-credits = Concepto de Lorena Fernández, mecánicas de Pablo Garaizar, arte de Iñigo Maestro (Tranjis Games, 2022).
variant-competitive = Carrera hasta 20
variant-competitive-about = De dos a cuatro grupos de investigación compiten por el prestigio, treinta rondas como mucho (regla de la casa), y pueden ponerse la zancadilla.
variant-solo = En solitario contra Peio
variant-solo-about = Dieciséis rondas como mucho contra Peio, que se lleva sin hacer ruido un artículo cada vez que lo hay.

# Preguntas y consejos
ask-main = Es tu turno: ¿qué haces?
ask-react-start = Empieza el turno de { $rival }. ¿Juegas antes una carta?
ask-react-buy = { $rival } quiere comprar { $card } por { $price }. ¿Reaccionas?
ask-react-publish = { $rival } publica { $card } (+{ $gain } de prestigio) y llegaría a 20. ¿Reaccionas?
ask-react-last = Ha terminado el último turno. ¿Desprestigias aún a alguien?
ask-smear-target = ¿A quién desprestigias?
ask-strip-target = ¿Quién pierde una carta a ciegas?
ask-unlock = ¿Qué carta descartas para llevarte la carta visible del mazo?
ask-drop = ¿Qué cartas descartas antes de robar hasta cinco?
ask-pay = Tienes que entregar { $amount }. ¿Qué carta pierdes?
ask-remove = ¿Qué carta sale de la reserva? Se quedan cinco.
tip-main = Usa cartas para obtener recursos, compra, publica una carta y termina. Lo que generas se suma; lo que no gastas se pierde.
tip-react-last = La última ocasión de desprestigiar a un rival antes del recuento.
tip-react = Una exigencia vuelve a tu descarte; un bloqueo sigue ahí hasta que se paga. Si pasas todo el turno, no se te pregunta más hasta que acabe.
tip-smear-target = La carta se queda en ese currículum para siempre.
tip-strip-target = Una carta al azar de esa mano va al descarte de esa persona.
tip-unlock = La carta no te da nada; queda con tus cartas usadas hasta el final del turno.
tip-drop = Cada carta que guardas es una que no robas. Guarda solo lo que complete una buena compra.
tip-pay = Elige qué cartas pierdes; lo que sobre sigue siendo tuyo este turno.
tip-remove = Peio siempre se lleva el artículo de menos prestigio: déjale uno pequeño de cebo.

# Opciones
option-use = Usa { $card }: { $amount }
option-draw = Usa Sally Ride: roba dos cartas
option-strip = Usa Donna Strickland: otra persona pierde una carta
option-publish = Publica { $card }: { $gain }
option-smear = Desprestigia con { $card }: -{ $loss } de prestigio
option-counter = Contrarresta { $card }: paga { $amount }
option-buy = Compra { $card } por { $price }
option-buy-article = Compra { $card } por { $price }: +{ $gain } de prestigio
option-top = Compra { $card } del mazo por { $price } y una carta de la mano
option-top-article = Compra { $card } del mazo por { $price } y una carta de la mano: +{ $gain } de prestigio
option-empty = Un hueco vacío
option-settle = Resuelve el evento de esta ronda: paga { $amount }
option-end = Termina tu turno
option-levy = Exige { $amount } con { $card }
option-block = Bloquea con { $card }: { $amount } para contrarrestarlo
option-react-pass = Deja que pase
option-react-pass-turn = Deja que pase, y no me preguntes más este turno
option-smear-target = { $rival }
option-strip-target = { $rival }
option-unlock = Descarta { $card }
option-drop = Descarta { $card }
option-drop-all = Descarta toda la mano
option-drop-done = Guarda el resto
option-pay = Entrega { $card } ({ $amount })
option-remove = Retira { $card }

# Cantidades
amount-money = { $n } de dinero
amount-effort = { $n } de esfuerzo
amount-data = { $n ->
    [one] { $n } dato
   *[other] { $n } datos
}
amount-prestige = { $n } de prestigio
more-money = { $n } de dinero
more-effort = { $n } de esfuerzo
more-data = { $n ->
    [one] { $n } dato
   *[other] { $n } datos
}
publishes-nothing = sale de tu mazo
gains-nothing = no da nada
effect-gift = { $amount } de regalo
effect-debt = { $amount } por pagar

# La historia
event-set-up = Preparación
event-dealt = { $solo ->
    [yes] { $you ->
        [yes] Empiezas
       *[no] { $who } empieza
    } con un mazo de { $count } cartas: { $cards }.
   *[no] Cada cual empieza con un mazo de { $count } cartas: { $cards }.
}
event-row-laid = Desde { $deck } entran en la reserva: { $cards }.
event-starts = { $you ->
    [yes] Empiezas tú.
   *[no] Empieza { $who }.
}
event-round-began = { $sort ->
    [idle] Ronda { $round } de { $rounds } como mucho: ya no queda ninguna carta que jugar
    [last] Ronda { $round } de { $rounds } como mucho: la última
    [near] Ronda { $round } de { $rounds } como mucho
   *[plain] Ronda { $round }
}
event-solo-round-began = Ronda { $round } de { $rounds } como mucho
event-stop-nears = Regla de la casa: la partida se detiene tras la ronda { $rounds }, aunque nadie haya llegado a 20 de prestigio.
event-turn-began = { $you ->
    [yes] Es tu turno.
   *[no] Es el turno de { $who }.
}
event-nothing-left = { $all ->
    [yes] { $you ->
        [yes] No te queda ninguna carta: mano, mazo y descarte están vacíos.
       *[no] A { $who } no le queda ninguna carta: mano, mazo y descarte están vacíos.
    }
   *[no] { $you ->
        [yes] No te quedan cartas en la mano ni recursos.
       *[no] A { $who } no le quedan cartas en la mano ni recursos.
    }
}
event-turn-ended = { $you ->
    [yes] Termina tu turno{ $after }.
   *[no] Termina el turno de { $who }{ $after }.
}
turn-end-none = {""}
turn-end-used = : { $used ->
    [one] la carta jugada va
   *[other] las { $used } cartas jugadas van
} al descarte
turn-end-lost = : { $n ->
    [one] se pierde { $lost } sin gastar
   *[other] se pierden { $lost } sin gastar
}
turn-end-both = : { $used ->
    [one] la carta jugada va
   *[other] las { $used } cartas jugadas van
} al descarte; { $n ->
    [one] se pierde { $lost } sin gastar
   *[other] se pierden { $lost } sin gastar
}
event-used = { $you ->
    [yes] Usas { $card }: { $amount }.
   *[no] { $who } usa { $card }: { $amount }.
}
event-rode = { $you ->
    [yes] Usas Sally Ride para robar cartas.
   *[no] { $who } usa Sally Ride para robar cartas.
}
event-drew = { $you ->
    [yes] Robas { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
   *[no] { $who } roba { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
}
event-reshuffled = { $you ->
    [yes] Se acaba tu mazo: { $count ->
        [one] la carta de tu descarte forma
       *[other] barajas las { $count } cartas de tu descarte y forman
    } uno nuevo.
   *[no] Se acaba el mazo de { $who }: { $count ->
        [one] la carta de su descarte forma
       *[other] baraja las { $count } cartas de su descarte y forman
    } uno nuevo.
}
event-no-card-to-draw = { $you ->
    [yes] No te quedan cartas que robar.
   *[no] A { $who } no le quedan cartas que robar.
}
event-strickland-used = { $you ->
    [yes] Usas Donna Strickland: otra persona pierde una carta.
   *[no] { $who } usa Donna Strickland: otra persona pierde una carta.
}
event-stripped = { $you ->
    [yes] Pierdes a ciegas una carta de tu mano, que va a tu descarte: { $card }.
   *[no] { $who } pierde a ciegas una carta de su mano, que va a su descarte: { $card }.
}
event-publication-announced = { $you ->
    [yes] Quieres publicar { $card } (+{ $prestige } de prestigio) y llegar así a 20.
   *[no] { $who } quiere publicar { $card } (+{ $prestige } de prestigio) y llegar así a 20.
}
event-published = { $you ->
    [yes] Publicas { $card }: { $gain }.
   *[no] { $who } publica { $card }: { $gain }.
}
event-smeared = { $you ->
    [yes] Pones { $card } en el currículum de { $rival }: -{ $loss } de prestigio.
   *[no] { $who } pone { $card } en { $rival-you ->
        [yes] tu currículum
       *[no] el currículum de { $rival }
    }: -{ $loss } de prestigio.
}
event-smeared-peio = { $you ->
    [yes] Pones { $card } en el currículum de Peio: -{ $loss } de prestigio.
   *[no] { $who } pone { $card } en el currículum de Peio: -{ $loss } de prestigio.
}
event-countered = { $you ->
    [yes] Pagas { $amount } y contrarrestas el bloqueo { $card }, que pasa a tu currículum.
   *[no] { $who } paga { $amount } y contrarresta el bloqueo { $card }, que pasa a su currículum.
}
event-settled = { $you ->
    [yes] Resuelves el evento de esta ronda con { $amount }.
   *[no] { $who } resuelve el evento de esta ronda con { $amount }.
}
event-announced = { $you ->
    [yes] Quieres comprar { $what } por { $price }.
   *[no] { $who } quiere comprar { $what } por { $price }.
}
event-bought = { $you ->
    [yes] Compras { $what } por { $price }.
   *[no] { $who } compra { $what } por { $price }.
}
event-bought-article = { $you ->
    [yes] Compras { $what } por { $price }: +{ $prestige } de prestigio.
   *[no] { $who } compra { $what } por { $price }: +{ $prestige } de prestigio.
}
offer-reserve = { $card }
offer-top = { $card } del mazo
event-foiled = { $you ->
    [yes] Tu compra de { $card } se frustra y no cuesta nada: { $why }.
   *[no] La compra de { $card } por { $who } se frustra y no cuesta nada: { $why }.
}
foiled-short = { $n ->
    [one] falta { $amount }
   *[other] faltan { $amount }
}
foiled-blocked-money = hay un bloqueo de dinero ante el currículum
foiled-blocked-effort = hay un bloqueo de esfuerzo ante el currículum
foiled-blocked-data = hay un bloqueo de datos ante el currículum
foiled-no-card = no queda en la mano ninguna carta que descartar
event-unlocked = { $you ->
    [yes] Descartas { $card } para llegar a la carta visible del mazo.
   *[no] { $who } descarta { $card } para llegar a la carta visible del mazo.
}
event-refilled = Entra en la reserva { $card }; ahora { $next }.
event-turned-up = Ahora { $next }.
top-open = queda a la vista { $card } en { $deck } ({ $count ->
    [0] la última carta
   *[other] { $count } debajo
})
top-used-up = { $deck } está vacío
deck-name-basic = el mazo básico
deck-name-advanced = el mazo avanzado
event-stays-empty = El hueco queda vacío: { $deck } se ha agotado.
event-dropped = { $you ->
    [yes] Descartas: { $cards }.
   *[no] { $who } descarta: { $cards }.
}
event-levied = { $you ->
    [yes] Exiges { $amount } a { $rival } con { $card }, que va a tu descarte.
   *[no] { $who } { $rival-you ->
        [yes] te exige { $amount }
       *[no] exige { $amount } a { $rival }
    } con { $card }, que va a su propio descarte.
}
event-lost = { $you ->
    [yes] Pierdes { $amount } de la bolsa.
   *[no] { $who } pierde { $amount } de la bolsa.
}
event-paid = { $you ->
    [yes] Entregas { $cards } por valor de { $amount }{ $surplus }.
   *[no] { $who } entrega { $cards } por valor de { $amount }{ $surplus }.
}
surplus-none = {""}
surplus = ; lo que sobra, { $amount }, queda en la bolsa
event-forgiven = { $you ->
    [yes] No puedes pagar { $amount } de la exigencia: se te perdona.
   *[no] { $who } no puede pagar { $amount } de la exigencia: se le perdona.
}
event-blocked = { $you ->
    [yes] Colocas { $card } ante el currículum de { $rival }: un bloqueo hasta que pague { $amount }.
   *[no] { $who } coloca { $card } ante { $rival-you ->
        [yes] tu currículum: un bloqueo hasta que pagues { $amount }.
       *[no] el currículum de { $rival }: un bloqueo hasta que pague { $amount }.
    }
}
event-last-round = { $you ->
    [yes] Has llegado a 20 de prestigio: esta es la última ronda.
   *[no] { $who } ha llegado a 20 de prestigio: esta es la última ronda.
}
event-appeared = Novedades en la reserva: { $cards }.
event-situation-came = Un evento para el próximo turno: { $card }, { $effect }.
event-deck-empty = El mazo está vacío: esta es la última ronda.
event-debts-lapsed = Sin resolver, y ya no se debe: { $amount }.
event-peio-took = Peio se lleva { $card }: +{ $prestige } de prestigio para él.
event-peio-found-nothing = Peio no encuentra ningún artículo.
event-removed = { $you ->
    [yes] Retiras { $card } de la reserva.
   *[no] { $who } retira { $card } de la reserva.
}
event-end-began = El final
event-stopped = Nadie ha llegado a 20 de prestigio en { $rounds } rondas: por una regla de la casa, la partida se detiene aquí.
event-ended-with = { $you ->
    [yes] Terminas con { $prestige } de prestigio: artículos { $papers }, cartas publicadas { $published }, desprestigio { $smears }.
   *[no] { $who } termina con { $prestige } de prestigio: artículos { $papers }, cartas publicadas { $published }, desprestigio { $smears }.
}
event-peio-ended-with = Peio termina con { $prestige } de prestigio: artículos { $papers }, desprestigio { $smears }.
event-decided = { $verdict }
verdict-won = Partida ganada contra Peio: { $yours } a { $peio }.
verdict-lost = Partida perdida contra Peio: { $yours } a { $peio }.
verdict-drawn = Partida empatada con Peio: { $yours } a { $peio }.

# Por qué no
reason-short-of-money = { $n ->
    [one] Te falta { $missing }.
   *[other] Te faltan { $missing }.
}
reason-short-of-effort = { $n ->
    [one] Te falta { $missing }.
   *[other] Te faltan { $missing }.
}
reason-short-of-data = { $n ->
    [one] Te falta { $missing }.
   *[other] Te faltan { $missing }.
}
reason-blocked-money = Hay un bloqueo de dinero ante tu currículum: paga antes { $blocks }.
reason-blocked-effort = Hay un bloqueo de esfuerzo ante tu currículum: paga antes { $blocks }.
reason-blocked-data = Hay un bloqueo de datos ante tu currículum: paga antes { $blocks }.
block-price = { $card } ({ $amount })
reason-owes-money = Antes resuelve el evento de esta ronda: cuesta { $amount } y tienes { $made }.
reason-owes-effort = Antes resuelve el evento de esta ronda: cuesta { $amount } y tienes { $made }.
reason-owes-data = Antes resuelve el evento de esta ronda: cuesta { $amount } y tienes { $made }.
reason-published-already = Ya has publicado este turno.
reason-no-card-to-discard = La carta del mazo cuesta además una carta de la mano, y la tuya está vacía.
reason-nobody-to-strip = Nadie más tiene cartas en la mano.
reason-no-cards-there = Esta mano está vacía.
reason-not-in-price = El precio no incluye este recurso.
reason-not-now = Solo se desprestigia al empezar un turno, o cuando alguien vaya a llegar a 20 antes que nadie.
reason-no-attack-now = Solo se ataca al empezar un turno, o cuando se anuncia una compra.

# La mesa
headline = Ronda { $round }
headline-last = Ronda { $round }: la última
headline-near = Ronda { $round } de { $rounds } como mucho
headline-stop = Ronda { $round }: la última, por una regla de la casa
headline-solo = Ronda { $round } de { $rounds } como mucho, contra Peio
headline-solo-last = Ronda { $round }: la última contra Peio
headline-over = La partida ha terminado
sheet-articles = Artículos
sheet-published = Cartas publicadas
sheet-smears = Desprestigio recibido
sheet-total = Prestigio
sheet-peio = Prestigio de Peio
zone-market = Reserva
zone-turn = Este turno
zone-turn-of = { $player }: este turno
zone-hand = Tu mano
zone-peio = Peio
row-basic = Cartas básicas
row-advanced = Cartas avanzadas
deck-basic = Básico
deck-advanced = Avanzado
deck-solo = Reserva
deck-rest = Por salir: { $cards }
deck-count = { $count } × { $card }
top-card = + una carta de la mano
empty-place = Vacío
label-money = dinero
label-effort = esfuerzo
label-data = datos
label-prestige = prestigio
label-hand = mano
label-deck = mazo
label-discard = descarte
label-draw = robar cartas
label-strip = otra persona pierde una carta
label-levy-money = dinero exigido
label-levy-effort = esfuerzo exigido
label-levy-data = datos exigidos
label-block = bloqueo, se contrarresta con
label-smear = desprestigio
label-publish = al publicarla
label-debt-money = dinero debido
label-debt-effort = esfuerzo debido
label-debt-data = datos debidos
group-cv = Currículum
group-front = Bloqueos
group-area = Cartas usadas
group-discard = Descarte
nothing-yet = Nada todavía
publication-yours = Aún puedes publicar una carta
publication-free = Aún no se ha publicado ninguna carta este turno
publication-used = Ya se ha publicado una carta este turno

# Cartas
card-none = ninguna carta
card-work = Trabajo
card-research = Investigación
card-local = Proyecto local
card-predoc = Predoc
card-lab = Equipo de laboratorio
card-q4 = Artículo Q4
card-q3 = Artículo Q3
card-giants = A hombros de gigantes
card-care = Cuidados
card-backup = Pérdida de copia de seguridad
card-pipe = La tubería que gotea
card-impostor = Síndrome de la impostora
card-somerville = Mary Somerville
card-hopper = Grace Hopper
card-lamarr = Hedy Lamarr
card-salas = Margarita Salas
card-elbakyan = Alexandra Elbakyan
card-west = Gladys West
card-meitner = Lise Meitner
card-williams = Roberta Williams
card-johnson = Katherine Johnson
card-hodgkin = Dorothy Hodgkin
card-franklin = Rosalind Franklin
card-knight = Margaret Knight
card-magie = Elizabeth Magie
card-national = Proyecto nacional
card-international = Proyecto internacional
card-postdoc = Postdoc
card-senior = Senior
card-q2 = Artículo Q2
card-q1 = Artículo Q1
card-q1oa = Artículo Q1 Open Access
card-top = Artículo Top
card-lovelace = Ada Lovelace
card-montague = Raye Montague
card-ride = Sally Ride
card-hamilton = Margaret Hamilton
card-nightingale = Florence Nightingale
card-tereshkova = Valentina Tereshkova
card-strickland = Donna Strickland
card-curie = Marie Curie
card-wu = Chien-Shiung Wu
card-bell = Jocelyn Bell Burnell

# Una línea sobre cada una
fact-giants = Toda la ciencia se apoya en lo que vino antes.
fact-care = El cuidado sin sueldo recae más en unas que en otros.
fact-backup = Sin copia no hay datos.
fact-pipe = Las carreras pierden talento en cada junta.
fact-impostor = Sentirse un fraude, diga lo que diga el currículum.
fact-somerville = Sabia escocesa; «scientist» apareció por primera vez en una reseña de un libro suyo.
fact-hopper = Almirante de la marina estadounidense; escribió uno de los primeros compiladores.
fact-lamarr = Estrella de cine que copatentó en 1942 el salto de frecuencia por radio.
fact-salas = Bioquímica española; su polimerasa phi29 copia muestras ínfimas de ADN.
fact-elbakyan = Creó Sci-Hub en 2011 para abrir a todo el mundo los artículos de pago.
fact-west = Calculó con satélites la forma exacta de la Tierra: la base del GPS.
fact-meitner = Explicó en 1939 la fisión del uranio; el Nobel fue solo para Hahn.
fact-williams = Cofundó Sierra On-Line y creó la primera aventura gráfica.
fact-johnson = Calculó órbitas para la NASA; John Glenn pidió que revisara el ordenador.
fact-hodgkin = Descifró con rayos X la penicilina, la B12 y la insulina; Nobel de Química 1964.
fact-franklin = Su Fotografía 51 fue clave para la doble hélice y se usó sin que lo supiera.
fact-knight = Hizo la máquina de bolsas de papel; ganó la patente a quien la copió.
fact-magie = Patentó The Landlord's Game en 1904; sin ella se convirtió en el Monopoly.
fact-lovelace = En 1843 publicó un programa para la máquina de Babbage, nunca construida.
fact-montague = La primera en diseñar por ordenador un buque de la marina estadounidense (1971).
fact-ride = Física y primera estadounidense en el espacio (1983).
fact-hamilton = Dirigió el equipo que escribió el software de vuelo del Apolo.
fact-nightingale = Reformó la enfermería con estadísticas y gráficos de por qué morían los soldados.
fact-tereshkova = Primera mujer en el espacio: 48 órbitas sola en la Vostok 6, junio de 1963.
fact-strickland = Estiró, amplificó y comprimió pulsos láser; Nobel de Física 2018.
fact-curie = Nacida Skłodowska; descubrió el polonio y el radio. Nobel en 1903 y 1911.
fact-wu = En 1956 rompió la simetría especular; el Nobel fue para dos colegas.
fact-bell = De estudiante vio el primer púlsar (1967); el Nobel fue para su director.

# Lo que cuenta quien juega (el asesor)
aspect-prestige = { $n } de prestigio { $more }
aspect-lead = { $sign ->
    [more] ganas { $n } de prestigio a tu mejor rival
   *[less] pierdes { $n } de prestigio ante tu mejor rival
}
aspect-money = { $n } de dinero { $more } en tu mazo
aspect-effort = { $n } de esfuerzo { $more } en tu mazo
aspect-data = { $n ->
    [one] { $n } dato { $more } en tu mazo
   *[other] { $n } datos { $more } en tu mazo
}
aspect-stars = { $n ->
    [one] { $n } estrella { $more } por publicar
   *[other] { $n } estrellas { $more } por publicar
}
aspect-cards = { $n ->
    [one] { $n } carta { $more } en tu mazo
   *[other] { $n } cartas { $more } en tu mazo
}
aspect-papers = { $n ->
    [one] { $n } artículo { $more } en tu currículum
   *[other] { $n } artículos { $more } en tu currículum
}
aspect-blocks = { $n ->
    [one] { $n } bloqueo { $more } ante tu currículum
   *[other] { $n } bloqueos { $more } ante tu currículum
}

# What a drawing stands for in this game
icon-lock = bloqueo
icon-atom = científica

# El tablero ------------------------------------------------------------------------------------------------------
zone-run = La carrera al ayuntamiento
zone-rivals = Rivales
your-cv = Tu CV
more-to-goal = faltan { $n } para { $goal }
runner-name = { $player }: { $n } de prestigio
room-name = { $player }: { $n } de prestigio, { $hand } en mano{ $blocked ->
    [0] {""}
   *[other] , hay un bloqueo ante el CV
}
room-facts = { $hand } en mano, { $deck } en el mazo, { $discard } en el descarte
peio-name = Peio: { $n } de prestigio
cv-name = { $player }: CV con { $n } de prestigio
hung-name = { $card }{ $count ->
    [1] {""}
   *[other] , { $count } copias
}: { $n } de prestigio cada una
stack-name = { $count } cartas más, { $n } de prestigio en total
block-name = Bloqueo: { $card }, se levanta con { $price }
offer-lit = { $card }, { $price }{ $top ->
    [0] {""}
   *[other] {" "}y una carta de la mano
}: se puede pagar ahora
offer-near = { $card }, { $price }{ $top ->
    [0] {""}
   *[other] {" "}y una carta de la mano
}: la mano aún puede reunirlo
offer-dark = { $card }, { $price }{ $top ->
    [0] {""}
   *[other] {" "}y una carta de la mano
}
pile-name = { $deck }. { $rest }
pile-size = { $pile }: { $n }
used-name = Usada: { $card }{ $n ->
    [1] {""}
   *[other] {" "}× { $n }
}
hand-name = En mano: { $card }{ $n ->
    [1] {""}
   *[other] {" "}× { $n }
}
bowl-name = { $n } de { $resource }
publish-short = Publicar
publish-one = una carta
publish-free = aún libre
publish-done = hecho
owed-short = debes { $n }
this-round = Esta ronda
nothing-owed = Esta ronda no debes nada
hand-empty = No te quedan cartas en la mano
for-rivals-turn = en turno ajeno
last-round-here = La última ronda
look-costs = Cuesta { $price }.
look-use = En mano: { $amounts }{ $several ->
    [1] {""}
   *[other] {" "}(una de ellas)
}.
look-draws = En mano: roba { $n } cartas.
look-strip = En mano: un rival pierde una carta de la mano sin verla.
look-levy = En el turno de un rival: pierde { $amount }.
look-block = O ante el CV de un rival: con ello no se compra ni se cuelga nada hasta levantarlo con { $amount }.
look-smear = En el CV de un rival en cualquier momento: { $n } de prestigio menos.
look-paper = Al comprarlo cuelga enseguida en tu CV: { $n } de prestigio.
look-publish = Publicada en tu CV: { $gain }.
look-reconstructed = Sus números son reconstruidos.
peio-takes = se lleva el menor artículo
tab-wall = Pared
tab-cv = Mi CV
look-own-cards = En mano y mazo, juntos: { $cards }.
look-discarded = En el descarte: { $cards }.
peio-takes-always = Al final de cada ronda se lleva el artículo que menos vale.

# Cómo se juega, en imágenes ----------------------------------------------------------------------------------------
howto-heart = Construye un mazo y aprende a soltar: una carta en tu mano trabaja para ti, una carta en tu pared cuenta para ti. Nunca las dos cosas.
howto-run = La carrera
howto-run-text = Tu ficha va de 0 a 20 de prestigio. Quien llega primero a 20 abre la última ronda.
howto-wall = La pared
howto-wall-text = Diez cartas en venta: cinco básicas y cinco avanzadas. Lámpara encendida: ya puedes pagarla.
howto-decks = Los mazos
howto-decks-text = La próxima carta está a la vista. También puedes comprarla si tiras una carta de tu mano.
howto-rivals = Rivales
howto-rivals-text = Lo que han colgado y cuántas cartas tienen. Señala una sala para ver dentro.
howto-cv = Tu CV
howto-cv-text = Todo lo que has publicado. Los marcos pequeños son tu prestigio.
howto-purse = Tu bolsa
howto-purse-text = Dinero, esfuerzo y datos de este turno. Lo que sobra se pierde al terminar.
howto-hand = Tu mano
howto-hand-text = Cinco cartas. Usa una por lo que da, o cuélgala: entonces sale de tu mazo para siempre.
howto-publish = Publicar
howto-publish-text = Una carta por turno puede pasar de tu mano a tu pared.
howto-price = Precio
howto-price-text = págalo para comprarla
howto-use = Usarla
howto-use-text = elige una de estas cosas
howto-picture = Imagen
howto-picture-text = qué es la carta
howto-name = Nombre
howto-name-text = en la mesa, señálala para verla grande
howto-hang = Colgarla
howto-hang-text = prestigio, para siempre
howto-foot = Color del pie
howto-foot-text = morado: mazo avanzado; azul: básico
howto-winning = Quien llega primero a **20 de prestigio** toca la campana. Se termina la ronda y gana quien tenga más prestigio.
howto-strike = En el turno de un rival
howto-strike-text = puedes atacar: una exigencia le quita lo que ha producido, un bloqueo le impide comprar con ese recurso hasta que lo pague, un desprestigio cuelga de su pared y le cuesta prestigio.
howto-tie = ¿Empate al final?
howto-tie-text = Se comparte la victoria. Llegar primero a 20 no da nada más que la última ronda.
howto-step-use = Usa cartas
howto-step-use-text = Juega cartas de tu mano. Cada una llena tu bolsa de dinero, esfuerzo o datos.
howto-step-buy = Compra de la pared
howto-step-buy-text = Paga y llévatela. Las lámparas dicen qué te alcanza; las cartas nuevas van a tu descarte.
howto-step-hang = Cuelga una carta
howto-step-hang-text = Una vez por turno, publica una carta en tu CV. Puntúa, pero ya no la usarás. Los artículos que compras se cuelgan al instante.
howto-step-end = Termina el turno
howto-step-end-text = Lo que no gastaste se pierde. Roba hasta tener cinco cartas; si se acaba el mazo, se baraja tu descarte.
howto-money = Dinero
howto-effort = Esfuerzo
howto-data = Datos
howto-prestige = Prestigio
howto-block = Bloqueo
howto-smear = Desprestigio
howto-levy = Exigencia
howto-at-once = Al instante

# El final
end-won = { $player } gana la carrera
end-shared = { $player } comparten la victoria
end-lead = { $n } de prestigio tras { $rounds } rondas, { $ahead } más que { $player }
end-level = { $n } de prestigio cada cual tras { $rounds } rondas
end-solo = La carrera contra Peio termina tras { $rounds } rondas
end-column = Puesto { $place }: { $player }, { $n } de prestigio
end-column-solo = { $player }: { $n } de prestigio
end-result = Cómo terminó
end-cvs = Todos los CV
end-sheet = De dónde viene el prestigio

# La lista de opciones, en breve
row-cards = Usa o publica una carta
row-wall = Compra de la pared
row-lift = Paga
row-event = El evento de esta ronda
row-publish-free = una publicación por turno
row-publish-done = ya has publicado
row-have = tienes { $amounts }
row-have-nothing = aún no tienes nada
row-levy = Exige con { $card }
row-block = Bloquea con { $card }
row-smear = Desprestigia con { $card }
with-used = { $words }. Usadas este turno: { $cards }
with-made = { $words }: { $amounts }
