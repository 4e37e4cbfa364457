# Era of Inventions, en español.

game-title = Era of Inventions
game-tagline = Pon en marcha tus fábricas, lanza los grandes inventos y protégelos con patentes antes de que te los copien.
game-credits = De Anthony Daamen (Quined Games, 2010).
variant-standard = Normal
variant-standard-about = El juego completo para tres, cuatro o cinco inventores.

# Bienes
good-wood = madera
good-metal = metal
good-tech = tecnología
good-tool = herramientas
good-coal = carbón
good-gold = oro
good-development = desarrollo
good-influence = influencia
good-bonus-disc = disco extra
good-swap = cambio
good-any = metal, tecnología o herramientas
amount = { $number } de { $good }
amount-tool = { $number ->
    [one] 1 herramienta
   *[other] { $number } herramientas
}
ringed = { $words }∘

# Casillas
field-build = Construir
field-run = Producir
field-buy = Puerto
field-make = Fabricar
field-market = Mercado
field-invent = Inventar
field-build-about = Construye hasta tres fábricas.
field-run-about = Todas tus fábricas producen.
field-buy-about = Hasta tres cargamentos, 1 de oro cada uno.
field-make-about = Fabrica hasta tres cartas de invento.
field-market-about = Un desarrollo gratis, o hasta cinco tratos.
field-invent-about = Desarrolla inventos por valor de hasta 7, o sube uno o dos pasos de patente.

# Inventos
invention-light-bulb = bombilla
invention-pocket-watch = reloj de bolsillo
invention-music-box = caja de música
invention-bicycle = bicicleta
invention-telegraph = telégrafo
invention-microscope = microscopio
invention-cash-register = caja registradora
invention-sewing-machine = máquina de coser
invention-typewriter = máquina de escribir
invention-telephone = teléfono
invention-gramophone = gramófono
invention-camera = cámara
invention-car = automóvil
invention-steam-train = tren de vapor
invention-aeroplane = aeroplano
card-start = { $name } (inicial)
card-official = { $name }
card-imitation = { $name } (imitación)
named-invention = { $key ->
    [light-bulb] la
    [music-box] la
    [bicycle] la
    [cash-register] la
    [sewing-machine] la
    [typewriter] la
    [camera] la
   *[other] el
 } { $name }
box-gold = { $name } (original)
box-silver = { $name } (mejora)

# Fábricas
named-factory = { $key ->
    [colliery] la
    [deep-colliery] la
    [smithy] la
    [foundry] la
    [rolling-mill] la
    [steelworks] la
    [power-station] la
    [engine-works] la
    [pawnshop] la
    [trading-house] la
    [drawing-office] la
   *[other] el
 } { $name }
factory-coal-pit = pozo de carbón
factory-colliery = mina de carbón
factory-deep-colliery = mina profunda
factory-sawmill = aserradero
factory-steam-sawmill = aserradero de vapor
factory-smithy = herrería
factory-foundry = fundición
factory-rolling-mill = laminadora
factory-steelworks = acería
factory-wire-shop = taller de alambre
factory-instrument-works = taller de instrumentos
factory-electrical-works = taller eléctrico
factory-power-station = central eléctrica
factory-toolmaker = taller de herramientas
factory-lathe-shop = taller de torno
factory-machine-shop = taller mecánico
factory-engine-works = fábrica de motores
factory-pawnshop = casa de empeños
factory-trading-house = casa de comercio
factory-bank = banco
factory-drawing-office = oficina de dibujo
factory-laboratory = laboratorio
factory-starting-factory = primer taller

# Barcos y almacenes
load-ship-metal = barco de metal
load-ship-tech = barco de tecnología
load-ship-tool = barco de herramientas
load-shed-wood-1 = almacén de madera 1
load-shed-wood-2 = almacén de madera 2
load-shed-coal-1 = almacén de carbón 1
load-shed-coal-2 = almacén de carbón 2
named-load = { $name }
load-now = { $load } con { $number } (+{ $more })

# Mercado
operation-top-buy = { $price } de oro por { $amount } de desarrollo
operation-top-sell = { $price } de desarrollo por { $amount } de oro
operation-middle-gold = { $price } de oro por { $amount } de influencia
operation-middle-development = { $price } de desarrollo por { $amount } de influencia
operation-low-swap = Cambia dos bienes por otro distinto
operation-low-disc = { $price } de oro por un disco extra
trade-top-buy = Comprar desarrollo
trade-top-sell = Vender desarrollo
trade-middle-gold = Gastar oro
trade-middle-development = Gastar desarrollo
trade-low-swap = Cambiar dos por uno
trade-low-disc = Comprar un disco

# Preguntas
ask-place = ¿Dónde colocas un disco?
ask-pick = ¿Cuál de tus discos usas ahora?
ask-build = ¿Qué fábrica construyes? ({ $done } de { $limit })
ask-build-bonus = ¿Qué fábrica construyes con tu disco extra?
ask-run = ¿Pones en marcha todas tus fábricas?
ask-buy = ¿Qué cargamento compras por 1 de oro? ({ $done } de { $limit })
ask-buy-bonus = ¿Qué cargamento compras por 1 de oro con tu disco extra?
ask-make = ¿Qué invento fabricas? ({ $done } de { $limit })
ask-make-bonus = ¿Qué invento fabricas con tu disco extra?
ask-market = ¿Qué negocias? ({ $done } de { $limit } tratos)
ask-market-bonus = ¿Qué negocias con tu disco extra?
ask-market-final = Mercado final: ¿qué negocias todavía? ({ $done } de { $limit } tratos)
ask-invent = ¿Qué desarrollas (hasta { $limit } en total) o patentas?
ask-invent-bonus = ¿Qué invento desarrollas con tu disco extra?
ask-bonus-action = ¿Usas un disco extra?
ask-yield = ¿Cuál de tus fábricas produce?
ask-pay = ¿Cómo pagas { $card }? ({ $left ->
    [one] falta 1 cubo
   *[other] faltan { $left } cubos
 })
ask-give-first = ¿Qué entregas primero?
ask-give-second = ¿Qué entregas además de { $good }?
ask-get = ¿Qué tomas a cambio de { $given }?
ask-patent-box = ¿Cuál de tus inventos proteges?

# Consejos
tip-place = Cada casilla tiene dos lugares, y como mucho uno es tuyo. El orden de tus acciones lo decides después.
tip-pick = Haz primero lo que también quieren los demás: quizá se lleven las cartas o los cargamentos.
tip-build = Las fábricas cuestan madera y carbón. Las que llevan estrella dan 1 de influencia al momento.
tip-run = Todas tus fábricas producen ahora, también tu primer taller.
tip-buy = Con 1 de oro compras un cargamento entero, por grande que sea. Los que nadie compra crecen.
tip-make = Paga el precio de la carta y recibe lo que está abajo. Otros inventores pueden cobrar por ello.
tip-market = Toma un desarrollo gratis, o negocia: cinco veces en total, tres en cada puesto.
tip-market-bonus = Un solo trato.
tip-market-final = Convierte lo que te queda en influencia: cinco tratos, tres en cada puesto.
tip-invent = Gasta hasta 7 de desarrollo en inventos, u oro en patentes; no ambas cosas. El original va antes que la mejora.
tip-invent-bonus = Un invento, por su precio en desarrollo. El original va antes que la mejora.
tip-bonus-action = Una pequeña acción más. Un disco comprado en este turno tiene que esperar.
tip-yield = La fábrica que da lo que necesitas para tu próxima acción.
tip-pay = Una imitación admite cualquier mezcla de metal, tecnología y herramientas.
tip-give-first = Dos bienes, también oro, por uno de otra clase.
tip-give-second = Recibirás un bien de una clase que no hayas entregado.
tip-get = Toma lo que te falta para tu próxima fábrica o invento.
tip-patent-box = Protege el invento que los demás querrán imitar.

# Opciones
option-done = Terminar aquí
option-give-up = No hacer nada: tampoco disco extra
option-final-done = Terminar con el mercado
option-empty = La casilla { $field } está vacía
option-place-build = Construir: hasta tres fábricas
option-place-run = Producir: todas tus fábricas
option-place-buy = Puerto: cargamentos por 1 de oro
option-place-make = Fabricar: hasta tres inventos
option-place-market = Mercado: un desarrollo, o tratos
option-place-invent = Inventar: desarrollar o patentar
option-pick-build = Construir fábricas
option-pick-run = Poner en marcha tus fábricas
option-pick-buy = Comprar cargamentos en el puerto
option-pick-make = Fabricar inventos
option-pick-market = Ir al mercado
option-pick-invent = Desarrollar o patentar
option-build = Construir { $factory } por { $cost }: produce { $yield }
option-build-star = Construir { $factory } por { $cost }: produce { $yield }, y { $star } de influencia al momento
option-run = Poner en marcha todas tus fábricas
option-buy = Comprar el cargamento del { $place }: { $load }
option-make = Fabricar { $card } por { $cost }: { $gain }
option-market-take-development = Tomar { $number } de desarrollo gratis y terminar
option-invent-develop = Desarrollar { $box } por { $cost } de desarrollo: { $gain } de influencia
option-invent-patent = Subir al paso de patente { $step } por { $gold } de oro: { $gain } de influencia
option-invent-track-end = Subir otro paso de patente
option-bonus-action-pass = Guardar tus discos
option-bonus-action-make = Fabricar un invento
option-bonus-action-yield = Hacer producir una fábrica
option-bonus-action-buy = Comprar un cargamento
option-bonus-action-market = Hacer un trato
option-bonus-action-develop = Desarrollar un invento
option-bonus-action-patent = Subir un paso de patente
option-bonus-action-build = Construir una fábrica
option-yield = Hacer producir { $factory }: { $yield }
option-pay = Pagar { $good }
option-give = Entregar { $good }
option-get = Tomar { $good }
option-patent-box = Proteger { $box }

# Por qué no
needs = { $number ->
    [one] Te falta { $missing }.
   *[other] Te faltan { $missing }.
}
reason-needs-wood = { needs }
reason-needs-metal = { needs }
reason-needs-tech = { needs }
reason-needs-tool = { needs }
reason-needs-coal = { needs }
reason-needs-gold = { needs }
reason-needs-development = { needs }
reason-needs-free-cubes = { $number ->
    [one] Te falta 1 cubo de metal, tecnología o herramientas.
   *[other] Te faltan { $number } cubos de metal, tecnología o herramientas.
}
reason-field-full = Los dos lugares de esta casilla están ocupados.
reason-field-own = Ya tienes un disco ahí.
reason-field-empty = Aquí no hay nada. Las casillas se llenan entre dos rondas, mientras haya cartas.
reason-load-empty = Aquí no hay nada. Los cargamentos llegan entre dos rondas, mientras alcance la reserva.
reason-limit = En esta acción solo puedes hacerlo { $limit } veces.
reason-box-limit = En este puesto solo puedes hacer { $limit } tratos por acción.
reason-already-traded = El desarrollo gratis sustituye a los tratos.
reason-supply-short = En la reserva queda muy poco.
reason-no-swap = No tienes dos bienes que puedas cambiar por otro.
reason-own-invention = Es tu propio invento: no puedes imitarlo.
reason-box-taken = Este invento ya está desarrollado.
reason-original-first = Primero hay que desarrollar el original.
reason-no-markers = No te quedan marcadores de invento.
reason-over-seven = Esto cuesta { $cost }: de los { $limit } de desarrollo de una acción aún puedes gastar { $left }.
reason-chose-patents = En esta acción estás registrando patentes.
reason-chose-development = En esta acción estás desarrollando.
reason-track-end = Estás al final de la escala de patentes.
reason-box-patented = Este invento ya está protegido.
reason-in-order = Se elige en el orden de la lista, y esta clase ya ha quedado atrás.
reason-cannot-complete = Se elige en el orden de la lista: a partir de aquí no podrías completarlo.
reason-same-good = Es una clase que estás entregando.
reason-nothing-possible = Ahora no puedes hacer nada de esto.

# Historia
event-setup-begins = Preparación
event-equipped = Cada jugador empieza con { $goods }, { $discs ->
    [one] 1 disco extra
   *[other] { $discs } discos extra
 } y un primer taller que produce { $yield }.
event-round-begins = Ronda { $round } de { $last }: colocar discos
event-actions-begin = Ronda { $round } de { $last }: realizar acciones
event-round-ends = Fin de la ronda { $round } de { $last }
event-final-market-opens = Mercado final
event-scoring-begins = Recuento final
event-placed = { $you ->
    [yes] Colocas un disco en { $field }.
   *[no] { $who } coloca un disco en { $field }.
}
event-picked = { $you ->
    [yes] Usas tu disco de { $field }.
   *[no] { $who } usa su disco de { $field }.
}
event-last-trades = { $you ->
    [yes] Vas al mercado por última vez.
   *[no] { $who } va al mercado por última vez.
}
event-idle = { $possible ->
    [0] { $you ->
        [yes] No puedes hacer nada allí.
       *[no] { $who } no puede hacer nada allí.
    }
   *[other] { $you ->
        [yes] No haces nada allí.
       *[no] { $who } no hace nada allí.
    }
}
event-spent-disc = { $you ->
    [yes] Usas un disco extra.
   *[no] { $who } usa un disco extra.
}
event-built = { $influence ->
    [0] { $you ->
        [yes] Construyes { $factory } por { $cost }. Produce { $yield }.
       *[no] { $who } construye { $factory } por { $cost }. Produce { $yield }.
    }
   *[other] { $you ->
        [yes] Construyes { $factory } por { $cost } y ganas { $influence } de influencia. Produce { $yield }.
       *[no] { $who } construye { $factory } por { $cost } y gana { $influence } de influencia. Produce { $yield }.
    }
}
event-ran = { $kinds ->
    [0] { $you ->
        [yes] Pones en marcha todas tus fábricas, pero en la reserva no queda nada para ti.
       *[no] { $who } pone en marcha todas sus fábricas, pero en la reserva no queda nada que darle.
    }
   *[other] { $you ->
        [yes] Pones en marcha todas tus fábricas y recibes { $gain }.
       *[no] { $who } pone en marcha todas sus fábricas y recibe { $gain }.
    }
}
event-ran-on = { $you ->
    [yes] Recibes también { $gain }.
   *[no] { $who } recibe también { $gain }.
}
event-yielded = { $you ->
    [yes] Haces producir { $factory } y recibes { $gain }.
   *[no] { $who } hace producir { $factory } y recibe { $gain }.
}
event-bought = { $you ->
    [yes] Compras el cargamento del { $place } por { $price } de oro: { $load }.
   *[no] { $who } compra el cargamento del { $place } por { $price } de oro: { $load }.
}
event-made = { $you ->
    [yes] Fabricas { $card } por { $cost } y ganas { $gain }.
   *[no] { $who } fabrica { $card } por { $cost } y gana { $gain }.
}
event-royalty = { $you ->
    [yes] Cobras { $gain } por { $box }.
   *[no] { $who } cobra { $gain } por { $box }.
}
event-track-bonus = { $you ->
    [yes] Tu peón se detiene en la casilla { $field }: recibes { $gain }.
   *[no] El peón de { $who } se detiene en la casilla { $field } y le da { $gain }.
}
event-track-empty = { $you ->
    [yes] Tu peón se detiene en la casilla { $field }, pero la reserva no puede dar { $missing }.
   *[no] El peón de { $who } se detiene en la casilla { $field }, pero la reserva no puede dar { $missing }.
}
event-short = { $you ->
    [yes] En la reserva no hay suficiente: te quedas sin { $missing }.
   *[no] En la reserva no hay suficiente: { $who } se queda sin { $missing }.
}
event-took-free = { $you ->
    [yes] Tomas gratis { $gain }.
   *[no] { $who } toma gratis { $gain }.
}
event-traded = { $you ->
    [yes] Cambias { $operation }.
   *[no] { $who } cambia { $operation }.
}
event-swapped = { $you ->
    [yes] Cambias { $given } por { $get }.
   *[no] { $who } cambia { $given } por { $get }.
}
event-developed = { $cards ->
    [0] { $you ->
        [yes] Desarrollas { $box } por { $cost } de desarrollo y ganas { $influence } de influencia.
       *[no] { $who } desarrolla { $box } por { $cost } de desarrollo y gana { $influence } de influencia.
    }
   *[other] { $you ->
        [yes] Desarrollas { $box } por { $cost } de desarrollo y ganas { $influence } de influencia. Sus { $cards } cartas se apartan.
       *[no] { $who } desarrolla { $box } por { $cost } de desarrollo y gana { $influence } de influencia. Sus { $cards } cartas se apartan.
    }
}
event-patented = { $you ->
    [yes] Subes al paso de patente { $step } por { $gold } de oro y ganas { $influence } de influencia.
   *[no] { $who } sube al paso de patente { $step } por { $gold } de oro y gana { $influence } de influencia.
}
event-protected = { $you ->
    [yes] Proteges { $box } con una patente.
   *[no] { $who } protege { $box } con una patente.
}
event-right-lost = { $markers ->
    [0] { $you ->
        [yes] No te quedan marcadores: esta patente no protege nada.
       *[no] A { $who } no le quedan marcadores: esta patente no protege nada.
    }
   *[other] { $you ->
        [yes] No tienes ningún invento que proteger: esta patente no protege nada.
       *[no] { $who } no tiene ningún invento que proteger: esta patente no protege nada.
    }
}
event-start-cards-leave = { $number ->
    [one] Sale del juego un invento inicial: { $cards }.
   *[other] Salen del juego inventos iniciales: { $cards }.
}
event-cards-leave = { $number ->
    [one] Se descarta una carta de invento de las últimas casillas: { $cards }.
   *[other] Se descartan cartas de invento de las últimas casillas: { $cards }.
}
event-new-inventions = { $discarded ->
    [0] { $new } cartas de inventos nuevos se barajan con el mazo, que ahora tiene { $pile }.
    [one] { $new } cartas de inventos nuevos y 1 carta descartada se barajan con el mazo, que ahora tiene { $pile }.
   *[other] { $new } cartas de inventos nuevos y { $discarded } cartas descartadas se barajan con el mazo, que ahora tiene { $pile }.
}
event-cards-reshuffled = { $number ->
    [one] El mazo de inventos está vacío: la única carta descartada forma uno nuevo ({ $number }).
   *[other] El mazo de inventos está vacío: las { $number } cartas descartadas se barajan y forman uno nuevo.
}
event-cards-laid-out = { $number ->
    [one] Carta de invento nueva en la mesa: { $cards }.
   *[other] Cartas de invento nuevas en la mesa: { $cards }.
}
event-cards-run-out = { $number ->
    [one] No quedan cartas de invento: 1 casilla queda vacía.
   *[other] No quedan cartas de invento: { $number } casillas quedan vacías.
}
event-factories-leave = { $number ->
    [one] Se descarta una fábrica de las últimas casillas: { $factories }.
   *[other] Se descartan fábricas de las últimas casillas: { $factories }.
}
event-factories-reshuffled = { $number ->
    [one] El mazo de fábricas está vacío: la única fábrica descartada forma uno nuevo ({ $number }).
   *[other] El mazo de fábricas está vacío: las { $number } fábricas descartadas se barajan y forman uno nuevo.
}
event-factories-laid-out = { $number ->
    [one] Fábrica nueva en venta: { $factories }.
   *[other] Fábricas nuevas en venta: { $factories }.
}
event-factories-run-out = { $number ->
    [one] No quedan fábricas: 1 casilla queda vacía.
   *[other] No quedan fábricas: { $number } casillas quedan vacías.
}
event-load-short = En la reserva no hay suficiente: el { $load } se queda sin { $missing }.
event-loaded = En el puerto: { $loads }.
event-start-pawn = { $you ->
    [yes] Tienes el peón inicial y empiezas.
   *[no] { $who } tiene el peón inicial y empieza.
}
event-pawn-passes = { $you ->
    [yes] El peón inicial pasa de { $from } a ti: empiezas tú.
   *[no] El peón inicial pasa de { $from } a { $who }, que empieza.
}
event-standings = { $what ->
    [0] Pasos de patente: { $standings }.
    [1] Desarrollo en inventos propios: { $standings }.
   *[other] Capacidad de fábrica: { $standings }.
}
standing = { $who } { $number }
event-majority = { $you ->
    [yes] Ganas { $points ->
        [one] 1 punto
       *[other] { $points } puntos
     } por { $what ->
        [0] el paso de patente más alto
        [1] el mayor desarrollo
       *[other] la mayor capacidad de fábrica
     }.
   *[no] { $who } gana { $points ->
        [one] 1 punto
       *[other] { $points } puntos
     } por { $what ->
        [0] el paso de patente más alto
        [1] el mayor desarrollo
       *[other] la mayor capacidad de fábrica
     }.
}
event-no-majority = { $what ->
    [0] Nadie ha subido ningún paso de patente: no hay puntos.
    [1] Nadie ha desarrollado nada: no hay puntos.
   *[other] Ninguna fábrica produce materias primas: no hay puntos.
}
event-tied = { $you ->
    [yes] Empatas en cabeza: deciden tus inventos desarrollados ({ $boxes }).
   *[no] { $who } empata en cabeza: deciden sus inventos desarrollados ({ $boxes }).
}
event-total = { $you ->
    [yes] Terminas con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
     }: { $track } en la escala y { $bonus } por mayorías.
   *[no] { $who } termina con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
     }: { $track } en la escala y { $bonus } por mayorías.
}

# Mesa
headline-placing = Ronda { $round } de { $last }: colocar discos
headline-executing = Ronda { $round } de { $last }: realizar acciones
headline-final = Mercado final
headline-over = La era ha terminado
zone-actions = Casillas de acción
zone-inventions = Cartas de invento
zone-factories = Fábricas en venta
zone-boxes = Inventos
zone-harbour = Puerto
zone-market = Mercado
zone-tracks = Escalas
market-top = Sección superior ({ $used } de { $limit })
market-middle = Sección central ({ $used } de { $limit })
market-bottom = Sección inferior ({ $used } de { $limit })
market-free = En lugar de negociar
market-take-development = { $number } de desarrollo
track-influence = Influencia
track-patents = Patentes
pile-inventions = Mazo de inventos
pile-inventions-discard = { $number ->
    [one] 1 carta descartada
   *[other] { $number } cartas descartadas
 }
pile-factories = Mazo de fábricas
pile-factories-discard = { $number ->
    [one] 1 fábrica descartada
   *[other] { $number } fábricas descartadas
 }
leaves = se va pronto
royalty-influence = Si otro lo fabrica: { $number } de influencia para el inventor.
royalty-gold = Si otro lo fabrica: { $number } de oro para el inventor.
empty-field = vacía
player-start = peón inicial
player-discs-left = discos de acción en el tablero
player-bonus = discos extra
player-bonus-waiting = { $number } de este turno, para usar desde el próximo
player-markers = marcadores
player-capacity = capacidad
player-development-sum = desarrollado
player-patents = paso de patente
player-factories = Fábricas
player-boxes = Inventos propios
player-goods = Bienes
earns = { $who }: +{ $gain }
box-original = Original
box-improved = Mejora
box-royalty = cuando otro lo fabrica
track-length = final de la escala (valor reconstruido)
track-patents-about = oro → influencia
sheet-influence = Influencia en la escala
sheet-patents = Más patentes
sheet-development = Más desarrollo
sheet-capacity = Más capacidad de fábrica
sheet-total = Total
sheet-boxes = Inventos desarrollados (desempate)

# Lo que cuenta quien juega (el consejero)
aspect-influence = { $n } de influencia { $more }
aspect-lead = { $sign ->
    [more] ganas { $n } de influencia a tu mejor rival
   *[less] pierdes { $n } de influencia ante tu mejor rival
}
aspect-wood = { $n } de madera { $more }
aspect-coal = { $n } de carbón { $more }
aspect-gold = { $n } de oro { $more }
aspect-materials = { $n ->
    [one] { $n } cubo de metal, tecnología o herramienta { $more }
   *[other] { $n } cubos de metal, tecnología y herramienta { $more }
}
aspect-development = { $n } de desarrollo { $more }
aspect-discs = { $n ->
    [one] { $n } disco extra { $more }
   *[other] { $n } discos extra { $more }
}
aspect-output = { $n ->
    [one] { $n } bien { $more } cada vez que producen tus fábricas
   *[other] { $n } bienes { $more } cada vez que producen tus fábricas
}
aspect-inventions = { $n ->
    [one] { $n } invento propio { $more }
   *[other] { $n } inventos propios { $more }
}
aspect-patents = { $n ->
    [one] { $n } paso de patente { $more }
   *[other] { $n } pasos de patente { $more }
}

## Estilos de juego de los bots
taste-all = Equilibrado
taste-factories = Primero fábricas
taste-inventions = Primero inventos
taste-patents = Primero patentes
taste-making = Primero fabricar
taste-market = Mercado y oro

# What a drawing stands for in this game
icon-factory = fábrica

# El tablero
tab-works = Cinta
tab-hall = Salón
tab-yard = Patio
tab-mine = Lo mío
zone-rivals = Rivales
zone-tags = Costes y ganancias
head-inventions = Inventos
head-worth = Puntos al final
works-of = Taller de { $who }
sort-start = inicial
sort-official = oficial
sort-imitation = imitación
slip-yours = tuyo
slip-more = { $n } más
made = hechos
used = fuera
or-take = o toma
leave-words = se van al acabar la ronda →
last-round = La última ronda
run-yields = Producción
worth-patents = Patentes
worth-development = Desarrollo
worth-capacity = Capacidad
discs-label = discos extra
discs-next = { $n } próximo turno
store-empty = nada
so-many = { $card } ({ $n }×)
step-title = Paso de patente { $step }

# Lo que un lector de pantalla dice de cada pieza
house-says = { $field }: { $n ->
    [0] los dos lugares están libres
   *[other] discos de { $who }
}
sheet-says = { $card }: paga { $cost }, gana { $gain }{ $n ->
    [0] {""}
   *[other] . { $earns }
}
offer-says = { $factory }: cuesta { $cost }, produce { $yield }{ $star ->
    [0] {""}
   *[other] , { $star } de influencia al momento
}
built-says = { $factory }: produce { $yield }
box-says-owned = { $box }: { $who }{ $patent ->
    [1] , con patente
   *[other] {""}
}, gana { $royalty }
box-says-free = { $box }: { $cost } de desarrollo por { $star } de influencia, gana { $royalty }{ $closed ->
    [1] , aún cerrado
   *[other] {""}
}
step-says = Paso de patente { $step }: { $gold } de oro por { $star } de influencia
climber-says = { $who }: paso de patente { $step }
pawn-says = { $who }: { $n } de influencia
load-says = { $load }: { $goods }
pile-says = { $pile }: { $n }; { $thrown }{ $pending ->
    [0] {""}
   *[other] ; la próxima ronda entran { $pending } nuevas
}
discs-says = { $n ->
    [one] 1 disco extra
   *[other] { $n } discos extra
}{ $waiting ->
    [0] {""}
   *[other] , { $waiting } de ellos desde el próximo turno
}
majority-says = { $what }: { $n }, ahora vale { $points }
run-says = { $n ->
    [0] Producir no da nada
   *[other] Producir da { $gain }
}
rival-says = { $who }: { $goods }; { $discs ->
    [one] 1 disco extra
   *[other] { $discs } discos extra
}; paso de patente { $patents }, desarrollo { $developed }, capacidad { $capacity }, { $markers ->
    [one] queda 1 marcador
   *[other] quedan { $markers } marcadores
}{ $start ->
    [1] ; peón inicial
   *[other] {""}
}
hand-says = { $n ->
    [one] 1 disco de { $who } por colocar
   *[other] { $n } discos de { $who } por colocar
}
worth-says = Al final, tener más patentes, desarrollo y capacidad vale { $points } en cada caso; quien comparte recibe menos.

# Cartas grandes
look-start = Un invento inicial: cualquiera puede fabricarlo, nadie gana con ello.
look-official = Un invento oficial: sus inventores ganan cuando otro jugador lo fabrica.
look-imitation = Una imitación: sus inventores solo ganan con patente, y no pueden fabricarla ellos mismos.
look-make = Paga { $cost }: ganas { $gain }.
look-earns = Cuando otro jugador lo fabrica: { $earns }.
look-have = Tienes todo lo que hace falta.
look-leaves = { $start ->
    [1] Sale del juego al acabar la ronda.
   *[other] Se va al acabar la ronda.
}
look-build = Cuesta { $cost }.{ $star ->
    [0] {""}
   *[other] {" "}Construirla da { $star } de influencia al momento.
}
look-yields = Cada vez que produce da { $yield }.{ $raw ->
    [1] {""}
   *[other] {" "}Eso no cuenta como capacidad.
}
look-owned = { $patent ->
    [1] Desarrollado y patentado por { $who }.
   *[other] Desarrollado por { $who }, aún sin patente.
}
look-develop = Cuesta { $cost } de desarrollo y da { $star } de influencia.
look-cards = Después sus { $n } cartas entran en el mazo.
look-royalty = Cuando otro jugador fabrica el invento, su inventor gana { $gain }.
look-unpatented = De las imitaciones, solo con patente.
look-counts = Cuenta { $cost } para el mayor desarrollo.
look-places = { $n ->
    [0] Los dos lugares están libres.
   *[other] Discos aquí: { $who }.
}
look-step = Cuesta { $gold } de oro y da { $star } de influencia.
look-step-protects = Cada paso protege uno de tus inventos.
look-load = { $n ->
    [0] Ahora no hay nada aquí.
   *[other] { $goods } por { $price } de oro.
}
look-refill = Próxima ronda: { $goods } más, hasta donde llegue la reserva.
look-drawn = Aún por salir: { $cards }.
look-thrown = En el descarte: { $cards }.
look-waits = Entran la próxima ronda: { $cards }.
look-bonus = Después de una acción que hayas realizado puedes entregar uno para una pequeña acción: fabricar una carta, hacer producir una fábrica, comprar un cargamento, hacer un trato, desarrollar un invento, subir un paso de patente o construir una fábrica.
look-store = Almacén: { $goods }; discos extra: { $discs }.
look-factories = Fábricas: { $factories }.
look-boxes = Inventos: { $boxes }.
look-markers = Marcadores restantes: { $n }.
look-majority = { $what }: { $n }, ahora vale { $points }.
look-standings = Ahora: { $standings }.
look-original = { $name }, el original
look-improved = { $name }, la mejora
look-copy = { $name }, una imitación
look-load-title = Puerto: { $load }
look-track = Si tu propia acción lleva tu peón a una casilla con un bien, ganas ese bien.
look-lap = Tras la casilla { $last } empieza otra vuelta.
look-trades = Hasta { $most } tratos en una acción, hasta { $limit } en cada puesto. Usados en este puesto: { $used }.
look-free = Tomas { $n } de desarrollo gratis, en vez de comerciar.
plate-says = Taller de { $who }; marcadores restantes: { $markers }{ $start ->
    [1] ; peón inicial
   *[other] {""}
}
look-reconstructed = Sus números están reconstruidos.

# El final
end-won = { $you ->
    [yes] Ganas la era
   *[no] { $player } gana la era
}
end-shared = { $player } comparten la era
# Spaces that do not break: a line of its own up to the semicolon.
end-line = { $points } de influencia tras { $rounds } rondas; { $ahead ->
    [0] igual que { $player }, con más inventos
   *[other] { $ahead } más que { $player }
}
end-line-shared = { $points } de influencia y { $boxes ->
    [one] 1 invento
   *[other] { $boxes } inventos
} por cabeza tras { $rounds } rondas
end-says = { $title }. { $line }.
end-reckoning = Recuento final
end-tie = { $n ->
    [one] 1 invento
   *[other] { $n } inventos
}
end-bar-says = Puesto { $place }: { $who }, { $points } puntos. Influencia en la escala { $track }, más patentes { $patents }, más desarrollo { $development }, más capacidad { $capacity }; inventos desarrollados: { $boxes }.
end-exhibit-says = { $name }: { $n ->
    [0] de nadie
   *[other] { $who }
}

# Lo que vale la pena saber
fact-light-bulb = Edison mostró su lámpara de carbón en 1879; en 1882 su central empezó a iluminar parte de Manhattan.
fact-pocket-watch = El ferrocarril necesitaba relojes exactos: en 1883 el de Norteamérica introdujo los husos horarios.
fact-music-box = Las púas de un cilindro pulsan un peine de acero; en la década de 1880 llegaron discos que se podían cambiar.
fact-bicycle = La Rover de Starley, de 1885, tenía dos ruedas de tamaño parecido y cadena a la trasera, como las bicicletas de hoy.
fact-telegraph = Desde 1866 un cable duradero llevaba mensajes a través del Atlántico; una carta tardaba una semana o más.
fact-microscope = Ernst Abbe calculó cómo forman imágenes las lentes; en la década de 1870 Zeiss empezó a construir microscopios por cálculo.
fact-cash-register = James Ritty tenía una taberna en Dayton y la patentó en 1879, contra camareros deshonestos.
fact-sewing-machine = Howe, Singer y otros acabaron su guerra de patentes en 1856 compartiéndolas.
fact-typewriter = La máquina de Sholes y Glidden, a la venta desde 1874, trajo el teclado QWERTY.
fact-telephone = Los papeles de Bell y de Gray llegaron a la oficina de patentes el mismo día: el 14 de febrero de 1876.
fact-gramophone = Berliner patentó el gramófono en 1887; sus discos planos podían prensarse en grandes cantidades.
fact-camera = «You press the button, we do the rest»: el lema de Kodak para su cámara de carrete de 1888.
fact-car = En 1888 Bertha Benz condujo unos 100 km hasta Pforzheim y compró combustible en una farmacia.
fact-steam-train = En Rainhill, en 1829, ganó la Rocket de Stephenson, que alcanzó casi 50 km/h.
fact-aeroplane = El 17 de diciembre de 1903 el vuelo más largo de los hermanos Wright duró 59 segundos.

# Nombres en las cartas, con los lugares por donde se pueden partir
title-light-bulb = Bombilla
title-pocket-watch = Reloj de bolsillo
title-music-box = Caja de música
title-bicycle = Bici­cleta
title-telegraph = Telégrafo
title-microscope = Micros­copio
title-cash-register = Caja registra­dora
title-sewing-machine = Máquina de coser
title-typewriter = Máquina de escribir
title-telephone = Teléfono
title-gramophone = Gramó­fono
title-camera = Cámara
title-car = Auto­móvil
title-steam-train = Tren de vapor
title-aeroplane = Aero­plano
title-coal-pit = Pozo de carbón
title-colliery = Mina de carbón
title-deep-colliery = Mina profunda
title-sawmill = Aserra­dero
title-steam-sawmill = Aserradero de vapor
title-smithy = Herrería
title-foundry = Fundición
title-rolling-mill = Lamina­dora
title-steelworks = Acería
title-wire-shop = Taller de alambre
title-instrument-works = Taller de instrumentos
title-electrical-works = Taller eléctrico
title-power-station = Central eléctrica
title-toolmaker = Taller de herramientas
title-lathe-shop = Taller de torno
title-machine-shop = Taller mecánico
title-engine-works = Fábrica de motores
title-pawnshop = Casa de empeños
title-trading-house = Casa de comercio
title-bank = Banco
title-drawing-office = Oficina de dibujo
title-laboratory = Labora­torio
title-starting-factory = Primer taller
brief-instrument-works = Taller de instrumentos
brief-power-station = Central eléctrica
brief-toolmaker = Taller de herramientas
look-empty-pile = En esta pila no queda nada.

# Cómo se juega, en imágenes
howto-heart = Desarrolla un invento antes que nadie y ganas cada vez que otro lo fabrica. Con una patente ganas también con las imitaciones.
howto-scale = La escala de influencia
howto-scale-text = Se gana con influencia. Si tu propia acción lleva tu peón a una casilla con un bien, te quedas ese bien.
howto-hall = El salón de inventos
howto-hall-text = Nueve inventos. Azul: nadie lo ha desarrollado aún. En Inventar pagas desarrollo por la placa de oro y después por la de plata.
howto-stair = La escalera de patentes
howto-stair-text = Un escalón cuesta oro y da influencia. Protege uno de tus inventos: entonces ganas también con las imitaciones.
howto-house = Seis casas, seis acciones
howto-house-text = Aquí colocas discos y los usas. Cada casa tiene dos sitios; solo uno puede ser tuyo.
howto-belt = La cinta
howto-belt-text = Inventos por fabricar: paga la columna izquierda y gana lo que está al pie. Lo que está en suelo rojo se va pronto.
howto-site = La obra
howto-site-text = Construye fábricas con madera y carbón. En Producir rinden todas tus fábricas a la vez.
howto-trade = Mercado y puerto
howto-trade-text = En los puestos cambias oro y desarrollo. En el puerto, 1 de oro compra una carga entera.
howto-tray = Tu taller
howto-tray-text = Tus bienes, fábricas e inventos. A la derecha: cómo vas en las tres competiciones del final.
howto-price = Precio
howto-price-text = paga estos bienes
howto-gain = Ganancia
howto-gain-text = lo que recibes
howto-name = Nombre
howto-name-text = su color: gris inicial, dorado oficial, violeta imitación
howto-picture = Dibujo
howto-picture-text = lo que fabricas
howto-sort = Clase
howto-sort-text = oficial: ganan sus inventores
howto-royalty = Quién gana
howto-royalty-text = estos jugadores, cuando otro lo fabrica
howto-step-place = Colocar discos
howto-step-place-text = Por turnos, cada uno deja un disco en una casa, hasta que estén todos. Dos o tres por persona.
howto-step-use = Usar un disco
howto-step-use-text = Por turnos: recoge uno de tus discos y haz lo que hace su casa. En Fabricar haces hasta tres inventos.
howto-step-gain = Pagar y ganar
howto-step-gain-text = Los bienes salen de tus cajones y tu peón avanza. Los inventores de lo que fabricas también ganan.
howto-step-develop = Desarrollar
howto-step-develop-text = En Inventar gastas hasta 7 de desarrollo en placas, o subes uno o dos escalones de patentes.
howto-step-round = Acaba la ronda
howto-step-round-text = Lo que está en suelo rojo se va, llegan cartas nuevas, el puerto se llena y empieza el siguiente jugador.
howto-winning = Tras la última ronda hay un mercado más. Luego, más patentes, más desarrollo y más capacidad dan hasta **5** cada uno. **Gana quien tenga más influencia.**
howto-tie = ¿Empate al final?
howto-tie-text = Va delante quien haya desarrollado más placas; si también empatan, comparten la victoria.
howto-disc = Discos extra negros
howto-disc-text = tras tu acción, entrega uno y haz una pequeña acción más: una carta, una carga, un trato, una fábrica.
howto-wood = Madera
howto-metal = Metal
howto-tech = Tecnología
howto-tool = Herramientas
howto-coal = Carbón
howto-gold = Oro
howto-development = Desarrollo
howto-influence = Influencia
howto-patent = Patente
howto-capacity = Capacidad
howto-bonus-disc = Disco extra
howto-any = Metal, tecnología o herramientas

# La lista de opciones, en breve
row-build = Construye una fábrica
row-yield = lo que cuesta y produce
row-make = Fabrica un invento
row-buy = Compra un cargamento
row-develop = Desarrolla o patenta
row-patent = El siguiente paso de patente
row-have = tienes { $goods }
row-earns = { $who } +{ $n }
row-trade = Negocia
row-spend = Usa un disco extra
row-discs = tienes { $n }
row-good-development = Desarrollo
row-good-gold = Oro
row-good-influence = Influencia
row-good-bonus-disc = Disco extra
