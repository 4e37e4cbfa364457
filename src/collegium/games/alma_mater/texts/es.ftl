# Alma Mater en español
## The game
game-title = Alma Mater
game-tagline = Dirige una joven universidad del Renacimiento: imprime libros, atrae estudiantes y profesores y avanza en la investigación.
game-credits = El reglamento que tenemos no nombra a nadie.
variant-standard = Partida normal
variant-standard-about = Seis rondas, de dos a cuatro jugadores. Con dos jugadores, la universidad silenciosa de Ignotus participa como tercera.
headline = Ronda { $round } de { $rounds }, { $phase }
headline-setup = Preparación, { $phase }
headline-over = La partida ha terminado
phase-draft = elección de cartas iniciales
phase-drop = descarte de una carta inicial
phase-chancellor = elección de cancilleres
phase-shelves = colocación de estantes
phase-start = recursos iniciales
phase-action = acciones
phase-storage = control del almacén
phase-income = ingresos
phase-over = puntuación final

## Zones and labels of the table
zone-hand = Tus cartas iniciales
zone-shown = Cartas iniciales reveladas
zone-offer = Cancilleres disponibles
zone-campus = Campus
zone-academy = Academia
zone-places = Por la ciudad
zone-research = Investigación
zone-fame = Galería de la fama
zone-reputation = Reputación de los libros y orden de turno
label-requirement = manuales de un color
label-requirement-about = Cuántos manuales de un color y el peor rango que puede tener ese color. Todos los colores son distintos.
label-costs = Un estudiante cuesta
label-dictionaries = diccionarios
label-first-ducats = ducados (solo el primero)
label-pattern = libros distintos
label-end-points = puntos al final
label-first-step = Primer paso: { $cost }
label-second-step = Segundo paso: { $cost }
label-bonus = Hito: { $bonus }
label-research-card = Investigación { $letter }
label-milestone = hito
label-pools = Pasos de este turno: verdes { $green }, negros { $black }
label-bust = Busto { $bust }
label-glory-missing = { $who }: { $count ->
        [one] falta { $count }
       *[other] faltan { $count }
    }
label-glory-taken = { $who } lo tiene
label-rank = { $rank }: { $who } (ingresos { $ducats }, final { $points })
label-nobody = aún sin rango
label-order = Orden de turno: { $order }
label-tutors = Tutores en la reserva: { $count }
label-tutors-here = tutores
label-ignotus = Ignotus ha mostrado { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }; { $left ->
        [one] queda { $left }
       *[other] quedan { $left }
    } en su mazo.
label-ducats = ducados
label-points = puntos
label-books = libros
label-archive = archivo
label-dormitory = dormitorio
label-next-master = Un maestro más al llegar a { $points } puntos
label-storage = Almacén: { $stored } de { $room } libros
label-passed = Ha pasado en esta ronda
label-display = Escaparate
label-shelf-points = puntos
label-price = precio
label-aside = aparte
label-halls = Aulas
label-row = Fila { $row }
label-hall = Aula { $hall }
label-hall-cost = al colocar
label-capacity = almacén
label-printed-student = Estudiante fundador
label-professors = Profesores
label-chancellors = Cancilleres
ignotus = Ignotus

## Books, steps and gains
book-dictionary = diccionario
book-own = manual propio
book-textbook = manual de { $owner }
gain-points = { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
gain-ducats = { $count ->
        [one] { $count } ducado
       *[other] { $count } ducados
    }
gain-dictionaries = { $count ->
        [one] { $count } diccionario
       *[other] { $count } diccionarios
    }
gain-textbooks = { $count ->
        [one] { $count } manual
       *[other] { $count } manuales
    } a elegir
gain-own_textbooks = { $count ->
        [one] { $count } manual propio
       *[other] { $count } manuales propios
    }
gain-students = { $count ->
        [one] { $count } estudiante de arte
       *[other] { $count } estudiantes de arte
    }
gain-green = { $count ->
        [one] { $count } paso verde
       *[other] { $count } pasos verdes
    }
gain-black = { $count ->
        [one] { $count } paso negro
       *[other] { $count } pasos negros
    }
gain-masters = { $count ->
        [one] { $count } maestro
       *[other] { $count } maestros
    }
gain-tutors = { $count ->
        [one] { $count } tutor
       *[other] { $count } tutores
    }
setup-name = Inicial { $number }
setup-card = Carta { $number } (blanco { $white }): { $gives }

## Faculties and spaces
faculty-art = arte
faculty-law = derecho
faculty-medicine = medicina
faculty-mathematics = matemáticas
space-campus_1 = fila 1 del campus
space-campus_2 = fila 2 del campus
space-campus_3 = fila 3 del campus
space-campus_4 = fila 4 del campus
space-academy_1 = academia 1
space-academy_2 = academia 2
space-academy_3 = academia 3
space-academy_4 = academia 4
space-antiquarian = anticuario
space-laboratory = laboratorio
space-park = parque
space-antiquarian_park = anticuario/parque
space-bishop = obispo
space-colloquium = coloquio
space-own = imprenta propia
space-own_second = segunda imprenta
space-campus_1-about = Recluta un estudiante de esta fila.
space-campus_2-about = Recluta un estudiante de esta fila.
space-campus_3-about = Recluta un estudiante de esta fila.
space-campus_4-about = Recluta un estudiante de esta fila.
space-academy_1-about = Contrata a uno de los profesores de al lado.
space-academy_2-about = Contrata a uno de los profesores de al lado.
space-academy_3-about = Contrata a uno de los profesores de al lado.
space-academy_4-about = Contrata a uno de los profesores de al lado.
space-antiquarian-about = Compra un manual de cualquier color, y diccionarios si pagas más.
space-laboratory-about = Gana tres pasos negros o uno verde.
space-park-about = Cambia diez ducados por siete puntos.
space-antiquarian_park-about = Compra libros como en el anticuario, o puntos como en el parque.
space-bishop-about = Ducados por uno a tres maestros, e influencia en el orden de turno.
space-colloquium-about = Compra libros a otra universidad, o diccionarios; un estante nuevo del que compraste da puntos.
space-own-about = Imprime hasta ocho manuales propios a un ducado cada uno y gana un paso negro.
space-own_second-about = Funciona como tu propia imprenta.

## Students
student-printer = Impresor
student-printer-about = Una segunda imprenta propia.
student-librarian = Bibliotecario
student-librarian-about = 1 ducado ahora y en cada fase de ingresos; caben 4 libros más.
student-chorister = Corista
student-chorister-about = Al visitar al obispo: 1 ducado más por maestro y un paso negro.
student-trader = Mercader
student-trader-about = Toma fichas de precio y fija los precios de tu escaparate, ahora y en cada fase de ingresos.
student-lexicographer = Lexicógrafo
student-lexicographer-about = 1 ducado y 1 diccionario ahora y en cada fase de ingresos.
student-envoy = Enviado
student-envoy-about = En el coloquio puedes comprar de dos fuentes.
student-clerk = Escribano
student-clerk-about = Un paso verde por cada profesor que contrates.
student-bursar = Tesorero
student-bursar-about = 2 ducados ahora, y 2 por cada estudiante posterior.
student-steward = Mayordomo
student-steward-about = Ahora un punto por estudiante en tus aulas B; 4 ducados ahora y en cada fase de ingresos.
student-assistant = Ayudante
student-assistant-about = Ahora un punto por estudiante en tus aulas B; los estudiantes cuestan un manual menos.
student-prodigy = Prodigio
student-prodigy-about = Ahora un punto por estudiante en tus aulas B; un paso verde en el primer nivel de cada carta de investigación.
student-recruiter = Reclutador
student-recruiter-about = Ahora un punto por estudiante en tus aulas B; los profesores no te cuestan ducados.
student-researcher = Investigador
student-researcher-about = Al final, 2 puntos por hito.
student-laureate = Laureado
student-laureate-about = Al final, 3 puntos por busto.
student-dean = Decano
student-dean-about = Al final, un punto por cada estudiante tuyo.
student-fellow = Becario
student-fellow-about = Al final, 2 puntos por cada profesor tuyo.

## Professors
professor-engraver = Grabador
professor-engraver-about = Llena gratis cada hueco de tu escaparate.
professor-geometer = Geómetra
professor-geometer-about = Repite la acción de un espacio donde esté tu maestro.
professor-astronomer = Astrónomo
professor-astronomer-about = Gana 3 pasos negros.
professor-accountant = Contable
professor-accountant-about = 1 ducado por libro expuesto; luego el escaparate se desplaza.
professor-anatomist = Anatomista
professor-anatomist-about = Recluta a cualquier estudiante por un manual menos.
professor-herbalist = Herbolario
professor-herbalist-about = Gana un paso verde.
professor-physician = Médico
professor-physician-about = Un tutor llega a tu archivo en esta ronda.
professor-apothecary = Boticario
professor-apothecary-about = Gana un diccionario y un paso negro.
professor-advocate = Abogado
professor-advocate-about = Recluta a cualquier estudiante por un manual menos; puntos según la facultad: arte 1, derecho 2, medicina 3, matemáticas 4.
professor-notary = Notario
professor-notary-about = Cambia ducados por puntos, o puntos por ducados.
professor-glossator = Glosador
professor-glossator-about = Un diccionario, un manual a elegir y un manual propio.
professor-treasurer = Ecónomo
professor-treasurer-about = 2 ducados por maestro en tu archivo.
professor-choirmaster = Maestro de coro
professor-choirmaster-about = Un punto por maestro en tu archivo.
professor-bookbinder = Encuadernador
professor-bookbinder-about = Un punto por libro en tu escaparate.
professor-rhetorician = Retórico
professor-rhetorician-about = Un punto por estudiante en tus aulas A.
professor-painter = Pintor
professor-painter-about = 2 puntos por profesor de arte y 1 por cada otro profesor tuyo.

## Chancellors
chancellor-glareanus = Glareano
chancellor-glareanus-about = Un punto por cada lección. En la preparación: una cuarta carta inicial, una de tres.
chancellor-biringuccio = Biringuccio
chancellor-biringuccio-about = Un diccionario y 3 ducados por cada estudiante colocado en un aula B.
chancellor-erasmus = Erasmo
chancellor-erasmus-about = Una vez por ronda tu visita al obispo cuenta como un maestro más.
chancellor-marschalk = Marschalk
chancellor-marschalk-about = Quien compra en tu escaparate os da un punto a ambos, y a ti un manual del comprador.
chancellor-da_vinci = Da Vinci
chancellor-da_vinci-about = Una vez por turno, un paso negro tras avanzar; una vez por partida, la bonificación de un hito dos veces.
chancellor-copernicus = Copérnico
chancellor-copernicus-about = En la fase de ingresos cada libro expuesto da 2 ducados.
chancellor-paracelsus = Paracelso
chancellor-paracelsus-about = Una vez por ronda, prepara de nuevo a un profesor agotado.
chancellor-pereira = Pereira
chancellor-pereira-about = Anticuario por 2, 4 o 6 ducados; obispo 3, 7 u 11; parque 10 puntos; laboratorio 4 negros, o 1 verde y 1 negro.
chancellor-agricola = Agrícola
chancellor-agricola-about = Un espacio ocupado requiere un maestro menos.
chancellor-alberti = Alberti
chancellor-alberti-about = Tus lecciones no cuestan libro.

## Research
cost-free = gratis
cost-now-ducats = ahora { $count ->
        [one] { $count } ducado
       *[other] { $count } ducados
    }
cost-now-textbooks = ahora { $count ->
        [one] { $count } manual
       *[other] { $count } manuales
    }
cost-k1 = un diccionario
cost-k2 = 2 manuales de colores distintos
cost-k3 = 5 manuales, 2 menos por busto
cost-k4 = 3 ducados
cost-k5 = 5 ducados, 2 menos por maestro con el obispo
cost-k6 = 2 ducados por maestro en el archivo
cost-k7 = 3 manuales de cualquier color
cost-k8 = 2 manuales de un color y 2 de otro
cost-k9 = un manual por profesor contratado
cost-k10 = 7 ducados, 2 menos por estudiante
cost-k11 = 1 ducado y 1 más por estudiante
cost-k12 = la mitad de los ducados del almacén, redondeando hacia arriba
cost-k13 = manda un maestro al dormitorio
cost-k14 = renuncia a un maestro para siempre
cost-k15 = gratis con 3 estudiantes; si no, 2 ducados y 3 puntos
cost-k16 = agota a un profesor preparado, o 5 ducados
cost-k17 = 2 ducados por universidad en un nivel inferior
cost-k18 = manda a todos los maestros al dormitorio
cost-k19 = agota a un profesor preparado
cost-k20 = gratis con un profesor; si no, un manual y 3 puntos
cost-k21 = gratis con 3 bustos; si no, un maestro al dormitorio y 4 puntos
bonus-m1 = 2 ducados
bonus-m2 = 3 manuales distintos y un diccionario
bonus-m3 = 3 puntos
bonus-m4 = un diccionario y un estudiante gratis
bonus-m5 = un profesor sin ducados
bonus-m6 = un estudiante gratis de arte o derecho
bonus-m7 = 2 manuales a elegir y 5 puntos
bonus-m8 = un profesor gratis, no de arte
glory-a0 = 3 hitos
glory-a1 = 4 diccionarios y 15 ducados
glory-a2 = 25 ducados
glory-b0 = 3 estudiantes de medicina o matemáticas y 2 hitos
glory-b1 = un estudiante de cada facultad
glory-b2 = 7 estudiantes
glory-c0 = 2 profesores de arte o derecho
glory-c1 = 4 profesores
glory-c2 = 3 profesores y 4 estudiantes de arte o derecho
bust-a = Da un maestro más.
bust-b = Da 2 diccionarios y un manual.
bust-c = Da 2 pasos verdes.

## Questions
ask-draft_keep = ¿Qué carta inicial te quedas? Las demás pasan a tu izquierda.
ask-draft_drop = ¿Cuál de tus cuatro cartas iniciales devuelves?
ask-pick_chancellor = Elige a tu canciller.
ask-extra_setup = Glareano: quédate una de estas tres cartas iniciales.
ask-shelf_value = ¿Qué estante va en el hueco { $slot } de tu escaparate?
ask-gain_textbook = ¿De qué color tomas un manual?
ask-place_own = Ganas { $count ->
        [one] { $count } manual propio
       *[other] { $count } manuales propios
    }. ¿Cuántos van al escaparate?
ask-start_step = ¿Usar un paso verde de tus cartas iniciales?
ask-pick_student-row = ¿Qué estudiante de la fila { $row } reclutas?
ask-pick_student-lecture = ¿Reclutar un estudiante por un manual menos?
ask-pick_student-bonus = ¿Reclutar un estudiante sin pagar libros?
ask-pick_student-setup = Elige al estudiante de arte de tu carta inicial.
ask-reduce = ¿Qué requisito se reduce en un manual?
ask-pay_colour = ¿De qué color pagas { $count ->
        [one] { $count } manual
       *[other] { $count } manuales
    }?
ask-pick_professor-normal = ¿A qué profesor contratas?
ask-pick_professor-no_ducats = ¿Contratar a un profesor sin ducados?
ask-pick_professor-free = ¿Contratar gratis a un profesor?
ask-pay_kind = Parte { $part } del precio del { $professor }: ¿qué tipo de libro?
ask-set_bookmark = ¿Qué tipo de libro te costarán las lecciones del { $professor }?
ask-menu-open = Tu turno: envía maestros, imparte una lección o pasa.
ask-menu-done = Tu acción está hecha. ¿Algo más antes de acabar el turno?
ask-menu-lecture = El { $professor } puede impartir una lección gratis.
ask-bishop_count = ¿Cuántos maestros visitan al obispo?
ask-tutor_count = ¿Cuántos tutores hay entre los que envías?
ask-use_erasmus = ¿Que Erasmo cuente como un maestro más?
ask-trade = ¿Qué compras?
ask-laboratory_choice = ¿Qué pasos obtienes del laboratorio?
ask-colloquium_source = ¿De quién compras libros?
ask-colloquium_quantity = ¿Cuántos compras de estos: { $book }?
ask-pick_shelf = ¿De qué estante en que compraste tomas los puntos?
ask-own_quantity = ¿Cuántos manuales propios imprimes, a un ducado cada uno?
ask-activate = ¿La acción de qué espacio repites?
ask-exchange = ¿Cambiar ducados y puntos?
ask-pick_master = ¿Un maestro o un tutor?
ask-pick_exhaust = ¿Qué profesor se agota por este paso?
ask-double_bonus = ¿Usar a Da Vinci para repetir esta bonificación: { $bonus }?
ask-price_config = ¿Qué precios pones sobre tu escaparate?
ask-discard_book = Caben { $capacity } libros. Te { $over ->
        [one] sobra { $over }
       *[other] sobran { $over }
    }: ¿cuál descartas ahora?

## Tips
tip-draft_keep = Una carta da bienes para empezar. Tus números blancos se suman: la suma más baja empieza y elige canciller primero; los altos dan más.
tip-draft_drop = Recibes lo que dan las otras tres. La suma blanca más baja empieza; un punto blanco vale más o menos un ducado y medio.
tip-pick_chancellor = Te ayuda toda la partida: señala una carta para leer cómo. El que nadie toma queda en el busto a, para quien lo gane.
tip-extra_setup = Recibes lo que da, además de tus tres. Toma la más rica: no cambia el orden de turno.
tip-shelf_value = Los puntos son para quien compra, los ducados para ti: los estantes altos atraen. Los de la izquierda se venden y salen primero.
tip-gain_textbook = Los libros pagan estudiantes y profesores. Los colores con buena reputación y los tipos que ya pide algún profesor son los más útiles.
tip-place_own = Los libros expuestos dan ducados y se venden; los guardados pagan tus costes. Nunca cambian de sitio.
tip-start_step = Un paso verde te sube la escalera gratis. Casi siempre conviene.
tip-pick_student = La facultad fija el precio en libros; las filas A y B se multiplican al final.
tip-reduce = Reduce el requisito para el que te faltan libros.
tip-pay_colour = Guarda los colores que pedirá el próximo estudiante.
tip-pick_professor = Quien contrata primero paga ducados; quien paga libros primero fija el precio para todos.
tip-pay_kind = Tu propio color en la parte mayor venderá tus libros y abaratará tus lecciones.
tip-set_bookmark = Elige el tipo que siempre puedas conseguir.
tip-menu = Una acción principal por turno; pasos, bustos y Paracelso son libres, antes o después. Los pasos sin usar se pierden.
tip-bishop_count = Tres a la vez pagan mejor que tres visitas y te adelantan en el orden.
tip-tutor_count = Los tutores se van tras la acción y dejan libre el espacio.
tip-use_erasmus = Una vez por ronda; cuenta para ducados y orden de turno.
tip-trade = Al final los puntos valen más que los ducados.
tip-laboratory_choice = Tres pasos negros solo sirven si puedes pagarlos.
tip-colloquium_source = El dinero es para el dueño del escaparate.
tip-colloquium_quantity = Primero los expuestos, de izquierda a derecha; el resto, de la reserva.
tip-pick_shelf = Cada estante da sus puntos una sola vez.
tip-own_quantity = Un escaparate lleno da seis ducados en cada fase de ingresos.
tip-activate = La acción se hace como con un solo maestro.
tip-exchange = Al principio, dos puntos compran diez ducados; al final, los ducados se vuelven puntos.
tip-pick_master = Paga con lo que ya no usarás en esta ronda.
tip-pick_exhaust = Agota al profesor cuya lección menos necesites.
tip-double_bonus = Una vez por partida: resérvalo para un fichaje.
tip-price_config = Precios altos si tu color se busca, bajos para que te elijan.
tip-discard_book = Conserva diccionarios y colores con reputación.

## Options
option-decline = Renuncia
option-pick_chancellor = { $name }: { $about }
option-shelf_value = Un estante de { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
option-place_own = { $count } al escaparate, { $rest } al almacén
option-start_step-yes = Da el paso
option-start_step-no = Déjalo pasar
option-pick_student = { $name } ({ $faculty }): { $about }
option-reduce = Requisito de { $count }, rango { $rank } o mejor
option-pay = { $count } × { $book }
option-pick_professor = { $name }: { $about }
option-pick_exhaust = Agota al { $professor }
option-pick_exhaust-ducats = Paga { $ducats } ducados
option-menu-space = Envía { $masters ->
        [one] { $masters } maestro
       *[other] { $masters } maestros
    } a: { $space }
option-menu-bishop = Envía maestros a: obispo
option-menu-lecture = Imparte la lección del { $professor }, por 1 × { $book }
option-menu-lecture-free = Imparte la lección del { $professor }, sin libro
option-menu-ready = Paracelso: prepara al { $professor }
option-menu-green = Da un paso verde ({ $left ->
        [one] queda { $left }
       *[other] quedan { $left }
    })
option-menu-black = Da un paso negro ({ $left ->
        [one] queda { $left }
       *[other] quedan { $left }
    }): { $cost }
option-menu-black-top = Da un paso negro
option-menu-bust = Toma el busto { $bust }, con { $chancellor }
option-menu-free_lecture = Imparte gratis la lección del { $professor }
option-menu-skip_lecture = Omite la lección gratis
option-menu-pass = Pasa el resto de la ronda
option-menu-end_turn = Termina tu turno
option-bishop_count = { $masters ->
        [one] { $masters } maestro
       *[other] { $masters } maestros
    } por { $ducats } ducados
option-tutor_count = { $tutors ->
        [one] { $tutors } tutor
       *[other] { $tutors } tutores
    } y { $masters ->
        [one] { $masters } maestro
       *[other] { $masters } maestros
    }
option-use_erasmus-yes = Cuenta un maestro más
option-use_erasmus-no = Esta vez no
option-trade-antiquarian_1 = Paga { $ducats } ducados por un manual
option-trade-antiquarian_2 = Paga { $ducats } ducados por un manual y un diccionario
option-trade-antiquarian_3 = Paga { $ducats } ducados por un manual y { $dictionaries } diccionarios
option-trade-park = Paga { $ducats } ducados por { $points } puntos
option-colloquium_source-seat = Manuales de { $owner }
option-colloquium_source-dictionaries = Diccionarios
option-colloquium_source-stop = Sin segunda fuente
option-colloquium_quantity = { $count } por { $ducats } ducados
option-pick_shelf = Estante { $slot } de { $owner }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
option-own_quantity = { $count ->
        [one] { $count } manual
       *[other] { $count } manuales
    }
option-exchange-buy_5 = 5 ducados por 5 puntos
option-exchange-buy_10 = 10 ducados por 10 puntos
option-exchange-sell_1 = 1 punto por 5 ducados
option-exchange-sell_2 = 2 puntos por 10 ducados
option-exchange-decline = No cambies nada
option-pick_master-master = Un maestro
option-pick_master-tutor = Un tutor
option-double_bonus-yes = Repítela
option-double_bonus-no = Guarda a Da Vinci para después
option-price_config = Precios { $prices }

## Why not
reason-master_there = Tu maestro ya está allí.
reason-too_few_masters = { $missing ->
        [one] Te falta { $missing } maestro
       *[other] Te faltan { $missing } maestros
    } en tu archivo.
reason-nothing_to_do_there = Ahora no podrías reclutar a nadie allí.
reason-at_the_top = Ya estás en lo más alto del marcador de investigación.
reason-book_missing = Esta lección cuesta 1 × { $book }, y no tienes ninguno.
reason-exhausted = Este profesor está agotado.
reason-step_too_dear = Para el siguiente nivel aún necesitas { $missing }.
reason-glory_not_reached = Para este busto aún necesitas { $missing }.
reason-stack_empty = No queda ninguno.
reason-already_yours = Ya lo tienes.
reason-halls_full = Todas tus aulas están ocupadas.
reason-hall_too_dear = { $missing ->
        [one] Te falta { $missing } ducado
       *[other] Te faltan { $missing } ducados
    } para la siguiente aula.
reason-books_missing = Aún necesitas { $missing }.
reason-ducats_missing = { $missing ->
        [one] Te falta { $missing } ducado.
       *[other] Te faltan { $missing } ducados.
    }
reason-points_missing = { $missing ->
        [one] Te falta { $missing } punto.
       *[other] Te faltan { $missing } puntos.
    }
reason-rest_unpayable = Luego no podrías pagar el resto.
reason-colour_used = Ya has usado este tipo en este pago.
reason-rank_too_low = Aquí hace falta un color de rango { $rank } o mejor.
reason-is_ready = Este profesor ya está preparado.
reason-paracelsus_used = Paracelso ya te ha ayudado en esta ronda.
reason-no_master_there = Allí no hay ningún maestro tuyo.
reason-source_used = Ya has comprado allí.
reason-shelf_flipped = Sus puntos ya se han tomado.
missing-ducats = { $count ->
        [one] { $count } ducado
       *[other] { $count } ducados
    }
missing-points = { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
missing-dictionaries = { $count ->
        [one] { $count } diccionario
       *[other] { $count } diccionarios
    }
missing-textbooks = { $count ->
        [one] { $count } manual adecuado
       *[other] { $count } manuales adecuados
    }
missing-books = { $count ->
        [one] { $count } libro adecuado
       *[other] { $count } libros adecuados
    }
missing-of_this = { $count ->
        [one] { $count } libro de este tipo
       *[other] { $count } libros de este tipo
    }
missing-masters = { $count ->
        [one] { $count } maestro
       *[other] { $count } maestros
    } en tu archivo
missing-ready = un profesor preparado
missing-ready-or = un profesor preparado o { $count ->
        [one] { $count } ducado
       *[other] { $count } ducados
    }
missing-milestones = { $count ->
        [one] { $count } hito
       *[other] { $count } hitos
    }
missing-students = { $count ->
        [one] { $count } estudiante
       *[other] { $count } estudiantes
    }
missing-faculties = estudiantes de { $faculties }
missing-cheap_students = { $count ->
        [one] { $count } estudiante
       *[other] { $count } estudiantes
    } de arte o derecho
missing-dear_students = { $count ->
        [one] { $count } estudiante
       *[other] { $count } estudiantes
    } de medicina o matemáticas
missing-professors = { $count ->
        [one] { $count } profesor
       *[other] { $count } profesores
    }
missing-cheap_professors = { $count ->
        [one] { $count } profesor
       *[other] { $count } profesores
    } de arte o derecho

## The story: headings
event-setup = Preparación: { $phase }
event-round = Ronda { $round } de { $rounds }: acciones
event-administration = Ronda { $round } de { $rounds }: fin de la ronda
event-income_phase = Ronda { $round } de { $rounds }: ingresos
event-final = Puntuación final

## The story: parts of sentences
the = el { $name }
thanks-to = { " " }(gracias a { $by })
thanks-to-the = { " " }(gracias al { $name })
after-a-free-recruit = { " " }(la primera contratación fue gratis)
for-free = , gratis
paying = , con un pago de { $amounts }
source-bust = el busto { $bust }
source-laboratory = el laboratorio
source-laboratory-pereira = el laboratorio, mejorado por Pereira
tutors-apart = { " " }(los tutores no cuentan para el orden de turno)
glory-brings = , y trae a { $chancellor }
masters-saved = , con { $count ->
        [one] { $count } maestro
       *[other] { $count } maestros
    } menos por Agrícola
textbooks-saved = , con { $count ->
        [one] { $count } manual
       *[other] { $count } manuales
    } menos por { $by }
hall-ducats = { $count ->
        [one] { $count } ducado
       *[other] { $count } ducados
    } por el aula
own-displayed = { $count } en el escaparate
own-stored = { $count } en el almacén
bought-earned = ; { $seller } cobra { $count } ducados por { $displayed } de su escaparate
bought-displayed = ; { $displayed } del escaparate de Ignotus
lecture-for = , por { $books }
lecture-free = , gratis
lecture-waived = , sin libro por { $by }
cause-points = llegar a 15 puntos
cause-hall = llenar el aula 6
cause-bust = tomar el busto a
pass-workers = { $workers } al dormitorio
pass-professors = { $count ->
        [one] { $count } profesor agotado
       *[other] { $count } profesores agotados
    }
pass-rest = : { $rest }
order-place = { $player } ({ $count })
rank-place = { $rank } { $owner }
home-spaces = { $count ->
        [one] { $count } maestro
       *[other] { $count } maestros
    } desde los espacios
home-dormitory = { $count ->
        [one] { $count } maestro
       *[other] { $count } maestros
    } desde el dormitorio
home-tutors = { $count ->
        [one] { $count } tutor
       *[other] { $count } tutores
    } a la reserva
home-professors = { $count ->
        [one] { $count } profesor preparado
       *[other] { $count } profesores preparados
    } de nuevo
no-ducats = 0 ducados

## The story: set-up
event-research_card = Investigación { $letter }, primer paso: { $first }; segundo paso: { $second }; hito: { $bonus }.
event-campus = Fila { $row } del campus: { $students }, { $stock } losetas de cada uno.
event-academy = Academia: { $professors }, { $stock } cartas de cada uno.
event-glory = El busto { $bust } es para quien tenga { $glory }{ $brings }.
event-offer = Cancilleres disponibles: { $chancellors }.
event-dealt = Cada jugador recibe { $count } cartas iniciales.
event-kept = { $you ->
    [yes] Te quedas la carta inicial { $card }.
   *[no] { $who } se queda una carta inicial.
}
event-hands = Las demás cartas pasan a la izquierda.
event-fourth = { $you ->
    [yes] Recibes la carta inicial { $card } como cuarta.
   *[no] { $who } recibe una cuarta carta inicial.
}
event-dropped = { $you ->
    [yes] Devuelves la carta inicial { $card }.
   *[no] { $who } devuelve una carta inicial.
}
event-shown = { $you ->
    [yes] Muestras las cartas iniciales { $cards }: sus números blancos suman { $total }.
   *[no] { $who } muestra las cartas iniciales { $cards }: sus números blancos suman { $total }.
}
event-first_order = Orden de turno, de menor a mayor suma{ $tied ->
        [yes] { " " }(a igual suma, la carta más baja)
       *[no] { "" }
    }: { $order }.
event-chancellor = { $you ->
    [yes] Tomas a { $chancellor } como canciller.
   *[no] { $who } toma a { $chancellor } como canciller.
}
event-drawn = { $you ->
    [yes] Por Glareano robas { $count } cartas iniciales.
   *[no] Por Glareano, { $who } roba { $count } cartas iniciales.
}
event-extra = { $you ->
    [yes] Te quedas también la carta inicial { $card } y devuelves las otras { $back }.
   *[no] { $who } se queda también la carta inicial { $card } y devuelve las otras { $back }.
}
event-fame = Nadie ha elegido a { $chancellor }: su carta queda en el busto a.
event-ignotus_shelves = Los estantes de Ignotus tienen estos puntos: { $shelves }; aparte, { $aside }.
event-shelves = { $you ->
    [yes] Colocas tus estantes, con estos puntos: { $shelves }; aparte, { $aside }.
   *[no] { $who } coloca los estantes, con estos puntos: { $shelves }; aparte, { $aside }.
}
event-start = { $you ->
    [yes] Tus cartas iniciales te dan { $gives }.
   *[no] Las cartas iniciales dan a { $who } { $gives }.
}
event-step_left = { $you ->
    [yes] Dejas pasar un paso verde de las cartas iniciales.
   *[no] { $who } deja pasar un paso verde de las cartas iniciales.
}
event-setup_away = Todas las cartas iniciales vuelven a la caja, también las { $count } que quedaban en el mazo.

## The story: Ignotus
event-ignotus_steps = Ignotus muestra la carta { $card } y { $steps ->
        [0] sigue en lo más alto del marcador de investigación
        [one] sube { $steps } paso, del nivel de investigación { $from } al { $to }
       *[other] sube { $steps } pasos, del nivel de investigación { $from } al { $to }
    }{ $lost ->
        [0] { "" }
        [one] ; { $lost } paso se pierde
       *[other] ; { $lost } pasos se pierden
    }.
event-ignotus_books = { $count ->
        [0] Ignotus no imprime nada: su escaparate está lleno
        [one] Ignotus imprime { $count } manual para su escaparate
       *[other] Ignotus imprime { $count } manuales para su escaparate
    }{ $lost ->
        [0] { "" }
        [one] ; no hay sitio para { $lost } más
       *[other] ; no hay sitio para { $lost } más
    }.
event-ignotus_masters = Ignotus envía un maestro a cada uno de estos espacios: { $spaces }.
event-ignotus_home = { $count ->
        [one] Vuelve a casa { $count } maestro de Ignotus.
       *[other] Vuelven a casa { $count } maestros de Ignotus.
    }
event-ignotus_slid = El escaparate de Ignotus se desplaza { $lost ->
        [0] sin perder ningún libro
       *[other] y pierde el libro de la izquierda
    }.

## The story: turns
event-sent = { $you ->
    [yes] Envías { $workers } a: { $space }{ $note }.
   *[no] { $who } envía { $workers } a: { $space }{ $note }.
}
event-erasmus = { $you ->
    [yes] Erasmo te cuenta como { $count } maestro más con el obispo.
   *[no] Erasmo cuenta para { $who } como { $count } maestro más con el obispo.
}
event-bishop = { $you ->
    [yes] El obispo te da { $ducats } ducados por { $count ->
            [one] { $count } visitante
           *[other] { $count } visitantes
        }{ $by }.
   *[no] El obispo da a { $who } { $ducats } ducados por { $count ->
            [one] { $count } visitante
           *[other] { $count } visitantes
        }{ $by }.
}
event-trade = { $you ->
    [yes] Pagas { $ducats } ducados por { $amounts }{ $by }.
   *[no] { $who } paga { $ducats } ducados por { $amounts }{ $by }.
}
event-brought = { $you ->
    [yes] Ganas { $amounts } por { $source }.
   *[no] { $who } gana { $amounts } por { $source }.
}
event-nothing = { $you ->
    [yes] No ganas nada por { $source }.
   *[no] { $who } no gana nada por { $source }.
}
event-press = { $you ->
    [yes] { $count ->
            [0] No imprimes manuales propios
            [one] Imprimes { $count } manual propio por { $ducats } ducado
           *[other] Imprimes { $count } manuales propios por { $ducats } ducados
        } y ganas { $steps }.
   *[no] { $who } { $count ->
            [0] no imprime manuales propios
            [one] imprime { $count } manual propio por { $ducats } ducado
           *[other] imprime { $count } manuales propios por { $ducats } ducados
        } y gana { $steps }.
}
event-own = { $you ->
    [yes] Colocas manuales propios: { $places }.
   *[no] { $who } coloca manuales propios: { $places }.
}
event-textbook = { $you ->
    [yes] Tomas { $books }.
   *[no] { $who } toma { $books }.
}
event-bought = { $you ->
    [yes] Compras { $books } por { $ducats } ducados{ $display }.
   *[no] { $who } compra { $books } por { $ducats } ducados{ $display }.
}
event-bought_supply = { $you ->
    [yes] Compras { $books } de la reserva por { $ducats } ducados.
   *[no] { $who } compra { $books } de la reserva por { $ducats } ducados.
}
event-marschalk = { $you ->
    [yes] Marschalk os da { $points } punto a cada uno, a { $buyer } y a ti, y tomas { $count } × manual de { $buyer }.
   *[no] Marschalk da { $points } punto a { $buyer } y otro a { $who }, que toma { $count } × manual de { $buyer }.
}
event-shelf = { $you ->
    [yes] El estante { $slot } de { $owner } te da { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        } y se da la vuelta.
   *[no] El estante { $slot } de { $owner } da { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        } a { $who } y se da la vuelta.
}
event-recruits = { $you ->
    [yes] Reclutas al { $student }{ $paid }{ $saved }.
   *[no] { $who } recluta al { $student }{ $paid }{ $saved }.
}
event-paid_books = { $you ->
    [yes] Pagas { $books }.
   *[no] { $who } paga { $books }.
}
event-student = { $you ->
    [yes] El { $student } entra en tu aula { $hall }, en la fila { $row }.
   *[no] El { $student } entra en el aula { $hall } de { $who }, en la fila { $row }.
}
event-price_tiles = { $you ->
    [yes] Tomas un juego de fichas de precio.
   *[no] { $who } toma un juego de fichas de precio.
}
event-prices = { $you ->
    [yes] Fijas los precios de tu escaparate: { $prices }.
   *[no] { $who } fija los precios de su escaparate: { $prices }.
}
event-first_recruiter = { $you ->
    [yes] Nadie había pagado aún por el { $professor }: pagas { $ducats ->
            [0] solo libros
           *[other] { $ducats } ducados
        }{ $by }.
   *[no] Nadie había pagado aún por el { $professor }: { $who } paga { $ducats ->
            [0] solo libros
           *[other] { $ducats } ducados
        }{ $by }.
}
event-price_set = { $you ->
    [yes] Pagas { $books }: desde ahora, el precio del { $professor }.
   *[no] { $who } paga { $books }: desde ahora, el precio del { $professor }.
}
event-price_paid = { $you ->
    [yes] Pagas el precio del { $professor }: { $books }.
   *[no] { $who } paga el precio del { $professor }: { $books }.
}
event-professor = { $you ->
    [yes] El { $professor } se une a ti.
   *[no] El { $professor } se une a { $who }.
}
event-bookmark = { $you ->
    [yes] Las lecciones del { $professor } te costarán { $books }.
   *[no] Las lecciones del { $professor } le costarán a { $who } { $books }.
}
event-lecture = { $you ->
    [yes] El { $professor } imparte una lección para ti{ $cost }.
   *[no] El { $professor } imparte una lección para { $who }{ $cost }.
}
event-skipped = { $you ->
    [yes] El { $professor } no imparte para ti la lección gratis.
   *[no] El { $professor } no imparte para { $who } la lección gratis.
}
event-activated = { $you ->
    [yes] Repites la acción de: { $space }.
   *[no] { $who } repite la acción de: { $space }.
}
event-exchanged = { $you ->
    [yes] Cambias { $pays } por { $gets }.
   *[no] { $who } cambia { $pays } por { $gets }.
}
event-slid = { $you ->
    [yes] Tu escaparate se desplaza { $lost ->
            [0] sin perder ningún libro
           *[other] y pierde el libro de la izquierda
        }.
   *[no] El escaparate de { $who } se desplaza { $lost ->
            [0] sin perder ningún libro
           *[other] y pierde el libro de la izquierda
        }.
}
event-tutor = { $you ->
    [yes] Se te une un tutor por esta ronda.
   *[no] Un tutor se une a { $who } por esta ronda.
}
event-tutors_home = { $you ->
    [yes] { $count ->
            [one] Vuelve a la reserva { $count } tutor tuyo.
           *[other] Vuelven a la reserva { $count } tutores tuyos.
        }
   *[no] { $count ->
            [one] Vuelve a la reserva { $count } tutor de { $who }.
           *[other] Vuelven a la reserva { $count } tutores de { $who }.
        }
}
event-declined = { $you ->
    [yes] No { $what ->
            [student] reclutas a ningún estudiante
            [professor] contratas a ningún profesor
            [space] repites ninguna acción
           *[exchange] cambias nada
        }.
   *[no] { $who } no { $what ->
            [student] recluta a ningún estudiante
            [professor] contrata a ningún profesor
            [space] repite ninguna acción
           *[exchange] cambia nada
        }.
}
event-green = { $you ->
    [yes] Usas un paso verde.
   *[no] { $who } usa un paso verde.
}
event-black = { $you ->
    [yes] Usas un paso negro ({ $cost }){ $paid }.
   *[no] { $who } usa un paso negro ({ $cost }){ $paid }.
}
event-rested = { $you ->
    [yes] Mandas { $workers } al dormitorio.
   *[no] { $who } manda { $workers } al dormitorio.
}
event-master_gone = { $you ->
    [yes] Renuncias a { $workers } para siempre.
   *[no] { $who } renuncia a { $workers } para siempre.
}
event-exhausted = { $you ->
    [yes] Tu { $professor } se agota por la investigación.
   *[no] El { $professor } de { $who } se agota por la investigación.
}
event-instead = { $you ->
    [yes] Pagas { $count } ducados en vez de agotar a un profesor.
   *[no] { $who } paga { $count } ducados en vez de agotar a un profesor.
}
event-level = { $you ->
    [yes] Subes al nivel de investigación { $count }.
   *[no] { $who } sube al nivel de investigación { $count }.
}
event-milestone = { $you ->
    [yes] El hito { $number } te da { $bonus }.
   *[no] El hito { $number } da a { $who } { $bonus }.
}
event-doubled = { $you ->
    [yes] Da Vinci repite para ti la bonificación del hito { $number }: { $bonus }.
   *[no] Da Vinci repite para { $who } la bonificación del hito { $number }: { $bonus }.
}
event-master = { $you ->
    [yes] Se te une un maestro más por { $cause }.
   *[no] Un maestro más se une a { $who } por { $cause }.
}
event-no_master = { $you ->
    [yes] Ya tienes los dos maestros adicionales: ninguno por { $cause }.
   *[no] { $who } ya tiene los dos maestros adicionales: ninguno por { $cause }.
}
event-bust = { $you ->
    [yes] Cumples la condición del busto { $bust } ({ $glory }) y lo tomas, y con él a { $chancellor }.
   *[no] { $who } cumple la condición del busto { $bust } ({ $glory }) y lo toma, y con él a { $chancellor }.
}
event-readied = { $you ->
    [yes] Paracelso prepara de nuevo a tu { $professor }.
   *[no] Paracelso prepara de nuevo al { $professor } de { $who }.
}
event-lapsed = { $you ->
    [yes] Dejas sin usar { $steps }.
   *[no] { $who } deja sin usar { $steps }.
}
event-passed = { $you ->
    [yes] { $free ->
            [yes] Pasas{ $rest }.
           *[no] No te queda ninguna acción y pasas{ $rest }.
        }
   *[no] { $free ->
            [yes] { $who } pasa{ $rest }.
           *[no] A { $who } no le queda ninguna acción y pasa{ $rest }.
        }
}

## The story: between rounds and at the end
event-order = Orden de turno según los maestros con el obispo{ $tied ->
        [arrived] { " " }(a igual número, quien llegó antes)
        [kept] { " " }(sin maestros, el orden se mantiene)
        [both] { " " }(a igual número, quien llegó antes; sin maestros, el orden se mantiene)
       *[no] { "" }
    }: { $order }.
event-discarded = { $you ->
    [yes] Descartas { $books }: en tu almacén caben { $capacity }.
   *[no] { $who } descarta { $books }: en su almacén caben { $capacity }.
}
event-reputation = Reputación de los libros: { $owners }.
event-home = { $you ->
    [yes] De vuelta contigo: { $home }.
   *[no] De vuelta con { $who }: { $home }.
}
event-income = { $you ->
    [yes] Tus ingresos son { $amounts }: { $displayed } del escaparate{ $by }, { $students } de estudiantes y { $rank } por reputación. { $lost ->
            [0] Tu escaparate se desplaza sin pérdidas.
           *[other] Tu escaparate se desplaza y pierde el libro de la izquierda.
        }
   *[no] Los ingresos de { $who } son { $amounts }: { $displayed } del escaparate{ $by }, { $students } de estudiantes y { $rank } por reputación. { $lost ->
            [0] El escaparate se desplaza sin pérdidas.
           *[other] El escaparate se desplaza y pierde el libro de la izquierda.
        }
}
event-end_goods = { $you ->
    [yes] Tienes { $track } puntos en el marcador de prestigio y sumas { $ducats } por ducados y manuales, { $dictionaries } por diccionarios y { $rank } por la reputación de tus libros.
   *[no] { $who } tiene { $track } puntos en el marcador de prestigio y suma { $ducats } por ducados y manuales, { $dictionaries } por diccionarios y { $rank } por la reputación de sus libros.
}
event-end_total = { $you ->
    [yes] Sumas { $milestones } por hitos × profesores, { $professors } por profesores, { $mathematics } por estudiantes de matemáticas, { $halls } por aulas A × B y { $busts } por bustos: { $total } en total.
   *[no] { $who } suma { $milestones } por hitos × profesores, { $professors } por profesores, { $mathematics } por estudiantes de matemáticas, { $halls } por aulas A × B y { $busts } por bustos: { $total } en total.
}
event-won = { $you ->
    [yes] Ganas con { $points } puntos{ $tied ->
            [yes] , por ir antes en el orden de turno
           *[no] { "" }
        }.
   *[no] { $who } gana con { $points } puntos{ $tied ->
            [yes] , por ir antes en el orden de turno
           *[no] { "" }
        }.
}

## The scoring sheet
sheet-points = Marcador de prestigio
sheet-ducats = Ducados y manuales
sheet-dictionaries = Diccionarios
sheet-reputation = Reputación de los libros
sheet-milestones = Hitos × profesores
sheet-professors = Profesores
sheet-mathematics = Estudiantes de matemáticas
sheet-halls = Aulas A × B
sheet-busts = Bustos
sheet-total = Total
sheet-order = Puesto en el orden de turno (desempate)

# Lo que cuenta quien juega (el consejero)
aspect-points = { $n ->
    [one] { $n } punto { $more }
   *[other] { $n } puntos { $more }
}
aspect-lead = { $sign ->
    [more] ganas { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    } a tu mejor rival
   *[less] pierdes { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    } ante tu mejor rival
}
aspect-ducats = { $n ->
    [one] { $n } ducado { $more }
   *[other] { $n } ducados { $more }
}
aspect-books = { $n ->
    [one] { $n } libro { $more } en el almacén
   *[other] { $n } libros { $more } en el almacén
}
aspect-displayed = { $n ->
    [one] { $n } libro { $more } en tu escaparate
   *[other] { $n } libros { $more } en tu escaparate
}
aspect-students = { $n ->
    [one] { $n } estudiante { $more }
   *[other] { $n } estudiantes { $more }
}
aspect-professors = { $n ->
    [one] { $n } profesor { $more }
   *[other] { $n } profesores { $more }
}
aspect-ready = { $n ->
    [one] { $n } profesor preparado { $more }
   *[other] { $n } profesores preparados { $more }
}
aspect-levels = { $n ->
    [one] { $n } nivel de investigación { $more }
   *[other] { $n } niveles de investigación { $more }
}
aspect-milestones = { $n ->
    [one] { $n } hito { $more }
   *[other] { $n } hitos { $more }
}
aspect-masters = { $n ->
    [one] { $n } maestro disponible { $more }
   *[other] { $n } maestros disponibles { $more }
}

## Estilos de juego de los bots
taste-all = Equilibrado
taste-students = Primero estudiantes
taste-professors = Primero profesores
taste-research = Primero investigación
taste-trade = Comercio y libros

# What a drawing stands for in this game
icon-book = manual
icon-master = maestro
icon-mask = Ignotus
icon-quill = arte

# En el tablero
head-art = Arte
head-law = Derecho
head-medicine = Medicina
head-mathematics = Matemáticas
place-antiquarian = Anticuario
place-laboratory = Laboratorio
place-park = Parque
place-antiquarian_park = Anticuario y parque
place-bishop = Obispo
place-colloquium = Coloquio
any-colour = libre
costs = cuestan
reputation = Reputación
storage = Almacén
stored = { $stored } de { $room }
stored-over = { $stored } de { $room }: sobran { $over }
archive = Archivo
to-send = por enviar
dormitory = Dormitorio
passed-short = ha pasado
resting = descansa
press = Imprenta
hall-next = siguiente
your-university = Tu universidad
so-far = ahora
rivals = Rivales
tab-court = Patio
tab-stair = Escalera
tab-mine = Lo mío
ignotus-cards = { $shown } a la vista, quedan { $left }
nobody-there = nadie
masters-of = { $count } de { $who }
space-name = { $space }, maestros allí: { $masters }
student-name = Estudiante: { $name }, quedan { $count }
professor-name = Profesor: { $name }, quedan { $count }
lecturer-name = { $name } de { $who }{ $ready ->
    [0] , descansa
   *[other] {""}
}
chancellor-name = { $name }, con { $who }
faculty-name = Lo que cuestan los estudiantes: { $faculty }
level-name = Nivel de investigación { $level }, { $milestone ->
    [0] cuesta { $words }
   *[other] hito: { $words }
}
drum-name = { $who } en el nivel de investigación { $level }
bust-name = Busto { $bust }: { $name }; lo tiene { $holders }
reputation-name = Reputación de los libros: { $ranks }
book-name = { $count } × { $book }
hall-name = Aula { $hall } de { $who }: { $inside }
hall-empty = vacía
hall-founder = imprenta
shelf-name = Hueco { $slot } de { $who }: precio { $price }, puntos del estante { $points }{ $book ->
    [0] , vacío
   *[other] , un libro
}
display-name = Escaparate de { $who }, libros: { $count }
ducats-name = Ducados de { $who }: { $count }
archive-name = Archivo de { $who }, maestros por enviar: { $count }
dormitory-name = Dormitorio de { $who }, en reposo: { $count }
palazzo-name = { $who }: puntos { $points }, ducados { $ducats }, maestros por enviar { $masters }, libros { $books } de { $room }{ $passed ->
    [0] {""}
   *[other] , ha pasado
}
title-name = { $who }: puntos { $points }, maestros { $masters }, puesto { $place } en el orden de turno
white-name = Cartas de inicio de { $who }, números blancos en total { $white }
taken-by = De { $player }
brief-glareanus = Un punto por lección; una cuarta carta inicial.
brief-biringuccio = Un diccionario y 3 ducados por estudiante en un aula B.
brief-erasmus = Una vez por ronda, un maestro más ante el obispo.
brief-marschalk = Quien te compra te da un punto y un libro.
brief-da_vinci = Pasos negros; una vez, el premio de un hito doble.
brief-copernicus = Cada libro del escaparate da 2 ducados.
brief-paracelsus = Una vez por ronda, prepara a un profesor.
brief-pereira = Mejores precios en cuatro lugares.
brief-agricola = Un espacio ocupado pide un maestro menos.
brief-alberti = Tus lecciones no cuestan libro.
brief-advocate = Recluta por un manual menos; de 1 a 4 puntos.
look-first = Quien recluta primero: { $ducats } ducados y libros según el patrón { $pattern }. Sus tipos pasan a ser el precio para todos.
look-unpriced = Alguien contrató gratis a este profesor: ya no cuesta ducados, solo libros según el patrón { $pattern }. Sus tipos pasan a ser el precio para todos.
look-price = Precio: { $books }.
look-end = Puntos al final: { $points }.
look-left = Quedan: { $count }.
look-tutors = Tutores en la reserva: { $count }.
look-bookmark = Una lección cuesta: { $book }.
look-rests = Descansa hasta la próxima ronda.
look-student-cost = Cuesta { $books }.
look-cost-ranked = { $count ->
    [one] { $count } manual de rango { $rank } o mejor
   *[other] { $count } manuales de un solo color, de rango { $rank } o mejor
}
look-cost-any = { $count ->
    [one] { $count } manual de cualquier color
   *[other] { $count } manuales de un mismo color cualquiera
}
look-differ = Todos los colores son distintos. Una forma indica de quién son los libros que valen ahora.
look-next = El siguiente visitante necesita { $count ->
    [one] un maestro
   *[other] { $count } maestros
}.
look-there = Maestros allí: { $masters }.
look-step-now = Para ti: { $words }.
look-waiting = { $name }: { $words }
look-payable = Puedes reclutar uno ahora.
look-asks = Pide { $words }.
look-standing = Puntos hasta ahora: { $points }. Si la partida acabara ya: { $total }.
look-next-master = Con { $points } puntos llega un maestro adicional.
look-passed = Ha pasado en esta ronda.
look-hall = Los estudiantes ocupan las aulas por orden.
look-hall-cost = Colocar aquí un estudiante: { $count ->
        [one] { $count } ducado
       *[other] { $count } ducados
    }.
look-hall-room = Desde aquí caben { $count } libros.
look-hall-master = Trae un maestro adicional.
look-shelf = Aquí un libro se vende por { $price } ducados.
look-shelf-points = Quien compra aquí y elige este estante gana puntos: { $points }.
look-shelf-taken = Los puntos de este estante ya se tomaron.
look-slot = Hueco { $slot }
look-aside = Este estante entra cuando el escaparate se desplaza.
look-reconstructed = Sus números son reconstruidos.
look-rank-line = { $rank }: { $who }, ingreso { $income }, puntos al final { $points }
look-turn-order = Orden de turno: { $order }.
look-ignotus = Carta de esta ronda: pasos { $steps }, libros { $books }, maestros en { $spaces }.
look-setup = Número blanco { $white }: los números de tus cartas se suman, y la suma más baja empieza.
look-chancellor = Un canciller ayuda a una universidad toda la partida.
look-gives = Da { $gives }.

# El final de la partida
end-title = La universidad de { $player } marca la época
end-ahead = { $points } puntos tras seis rondas, { $ahead } más que { $player }
end-tied = { $points } puntos, tantos como { $player }: gana quien va antes en el orden de turno
end-banner = El final
end-towers = Las universidades
end-best = Lo mejor de cada cual
end-sheet = Recuento final
end-place = { $place }. { $player }
end-best-at = { $what }: { $points }
end-tower-name = Puesto { $place }: { $player }, puntos { $points }. Lo mejor, { $best }.
end-points = Prestigio
end-ducats = Ducados
end-dictionaries = Diccionarios
end-reputation = Reputación
end-milestones = Hitos × prof.
end-professors = Profesores
end-mathematics = Matemáticas
end-halls = Aulas A × B
end-busts = Bustos

# Datos sobre los cancilleres
fact-glareanus = Heinrich Glareanus, de Glaris, fue coronado poeta por el emperador Maximiliano, enseñó en Basilea y Friburgo, y en su Dodecachordon contó doce modos musicales donde otros tenían ocho.
fact-biringuccio = Vannoccio Biringuccio, de Siena, escribió De la pirotechnia, impreso en 1540: uno de los primeros libros impresos sobre los metales y su fundición.
fact-erasmus = Erasmo de Róterdam publicó el Nuevo Testamento en griego en 1516, y vivió años en casa de sus impresores.
fact-marschalk = Nikolaus Marschalk enseñó en Erfurt, Wittenberg y Rostock, y tuvo imprentas propias.
fact-da_vinci = Leonardo da Vinci dejó miles de páginas de notas, la mayoría escritas de derecha a izquierda.
fact-copernicus = Nicolás Copérnico escribió también sobre el dinero: la mala moneda, advirtió, expulsa a la buena. Su libro sobre los cielos se imprimió en 1543, el año en que murió.
fact-paracelsus = Paracelso enseñó en Basilea, en alemán en lugar de latín, y dijo que solo la dosis hace el veneno.
fact-agricola = Georgius Agricola fue médico en ciudades mineras. Su De re metallica, sobre la minería, se imprimió en 1556, un año después de su muerte.
fact-alberti = Leon Battista Alberti escribió sobre la pintura, la construcción y la familia, e hizo una de las primeras gramáticas de una lengua viva de Europa: el italiano.

# Cómo se juega, en imágenes
howto-heart = Imprimes libros de un color, pero necesitas libros de otros colores: vende los tuyos, compra los suyos y paga con ellos estudiantes, profesores e investigación.
howto-rivals = Los demás
howto-rivals-text = Lo que tiene cada universidad y sus libros en venta. Señala una para mirar dentro.
howto-stair = Investigación
howto-stair-text = Un paso verde es gratis; uno negro cuesta lo que muestra la placa siguiente. Cada tercer nivel da un premio. Quien está más alto tiene libros de mejor reputación.
howto-campus = El campus
howto-campus-text = Envía un maestro por una puerta para reclutar un estudiante de esa fila. Arriba de la columna: cuántos libros, cada lote de otro color.
howto-academy = La academia
howto-academy-text = Los profesores dan lecciones para ti, una por ronda. Quien contrata primero elige los libros que paga; ese es el precio para todos.
howto-piazza = La plaza
howto-piazza-text = Libros por ducados, pasos de investigación, puntos, ducados del obispo; y el coloquio, donde compras en los escaparates de los demás.
howto-halls = Tus aulas
howto-halls-text = Los estudiantes las llenan en orden, A y B por turnos. Al final A por B son puntos. La última aula A dice cuántos libros puedes guardar.
howto-display = Tu escaparate
howto-display-text = Libros que imprimiste, en venta. Cada uno da un ducado por ronda. Quien compra te paga, y puede llevarse los puntos verdes.
howto-masters = Tus maestros
howto-masters-text = Los que aún puedes enviar esta ronda. ¿Nada más que hacer? Pasa: la luna. Para la ronda siguiente todos vuelven a casa.
howto-card-name = Nombre
howto-card-name-text = su color es la facultad
howto-card-picture = Imagen
howto-card-picture-text = el objeto dice qué hace la lección
howto-card-points = Puntos
howto-card-points-text = para ti al final
howto-card-left = Quedan
howto-card-left-text = los que aún se pueden contratar
howto-card-lecture = Lección
howto-card-lecture-text = lo que hace por ti, una vez por ronda
howto-card-price = Precio
howto-card-price-text = el primero paga ducados y elige los tipos de libro
howto-step-send = Envía un maestro
howto-step-send-text = Puedes elegir los lugares dorados. Uno vacío pide un maestro; uno ocupado, más que el grupo mayor. Aquí va a tu propia imprenta.
howto-step-print = Haz lo que hace el lugar
howto-step-print-text = Siete libros a un ducado cada uno: dos al escaparate para vender, cinco al almacén para pagar.
howto-step-climb = Da tus pasos
howto-step-climb-text = La imprenta da además un paso negro: hasta un hito. Su premio aquí: un profesor sin ducados.
howto-step-recruit = Paga con libros
howto-step-recruit-text = Nadie tenía aún al maestro de coro: tú eliges qué libros pagas, y ese es su precio desde ahora.
howto-step-lecture = Da una lección
howto-step-lecture-text = Un profesor nuevo puede dar una lección gratis enseguida. Después cuesta un libro, y descansa hasta la ronda siguiente.
howto-winning = Tras **seis rondas** gana quien tiene más **prestigio**: lo reunido, e hitos × profesores, aulas A × aulas B, reputación, profesores, bustos, y un poco por ducados y diccionarios.
howto-reputation = ¿Por qué subir?
howto-reputation-text = Al final de cada ronda la escalera ordena los libros. Los buenos estudiantes piden colores de buena reputación: los demás vendrán a comprar los tuyos.
howto-tie = ¿Empate al final?
howto-tie-text = Gana quien va antes en el orden de turno.
howto-sign-points = Punto de prestigio
howto-sign-ducats = Ducado
howto-sign-book = Manual
howto-sign-dictionary = Diccionario
howto-sign-master = Maestro
howto-sign-green = Paso verde: gratis
howto-sign-black = Paso negro: se paga
howto-sign-milestone = Hito

# La preparación, paso a paso
way = Así empiezas
way-1 = Quédate una carta inicial de cada mano que pasa
way-2 = Devuelve una de las cuatro; lo que dan las otras es tuyo
way-3 = Elige un canciller, primero la suma blanca más baja
way-4 = Coloca los estantes de tu escaparate
way-5 = Toma lo que dan tus cartas; luego empieza la ronda uno

# Opciones de la lista
row-send = Envía maestros a
row-have = tienes { $count }
row-campus = Fila del campus
row-press-second = Segunda imprenta
row-lecture = Imparte una lección
row-ready = Listo otra vez, con Paracelso
row-bust = Busto de { $chancellor }
row-left = quedan { $steps }
row-green = Un paso verde, gratis
row-black = Un paso negro: { $cost }
row-cards = Lo que da la carta
row-white = número blanco
row-shelf = Un estante de
row-prices = Precios de izquierda a derecha
row-in-all = en total
row-textbooks = { $count ->
    [one] { $count } manual
   *[other] { $count } manuales
}
row-price = { $faculty }: { $books }
row-first-price = { $faculty }: { $ducats }, libros según el patrón { $pattern }
row-unpriced = { $faculty }: sin ducados, libros según el patrón { $pattern }
