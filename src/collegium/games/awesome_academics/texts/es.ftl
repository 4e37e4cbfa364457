## The game

game-title = Awesome Academics
game-tagline = Dirige un grupo de investigación: compra proyectos, paga a tu gente y convierte su tiempo en reputación.
game-credits = De Hans van Halteren (Universidad Radboud, Facultad de Letras, y Radboud Young Academy).
variant-basic-short = Básico, corto
variant-basic-short-about = Solo proyectos, personal e investigación, con 20 proyectos. La mejor primera partida.
variant-basic-full = Básico, completo
variant-basic-full-about = Solo proyectos, personal e investigación, con los 30 proyectos.
variant-standard-short = Estándar, corto
variant-standard-short-about = Con habilidades, cartas de acción, eventos y docencia; 20 proyectos.
variant-standard-full = Estándar, completo
variant-standard-full-about = Con habilidades, cartas de acción, eventos y docencia; los 30 proyectos.
headline = Turno { $turn }, { $phase }
headline-last = Último turno ({ $turn }), { $phase }
headline-setup = Preparación de la mesa
headline-over = La partida ha terminado
phase-setup = preparativos
phase-preparation = Preparación
phase-acquisition = Adquisición de proyectos
phase-salary = Salarios
phase-research = Investigación
phase-completion = Finalización
phase-draw = Robo de cartas
phase-action = Acciones
phase-teaching = Docencia
phase-event = Evento
phase-final = Recuento final
phase-over = fin

## Disciplines, projects and staff

discipline-linguistics = Lingüística ({ $letter })
discipline-culture = Cultura e Historia ({ $letter })
discipline-information = Ciencias de la Información ({ $letter })
pair-lc = Lingüística y Cultura (LC)
pair-li = Lingüística e Información (LI)
pair-ci = Cultura e Información (CI)
area-language-structures = Estructuras del lenguaje
area-language-and-speech = Lengua y habla
area-discourse-and-communication = Discurso y comunicación
area-language-acquisition = Adquisición del lenguaje
area-ancient-and-medieval-history = Historia antigua y medieval
area-modern-history = Historia moderna
area-art-history = Historia del arte
area-cultural-studies = Estudios culturales
area-literary-studies = Estudios literarios
area-data-science = Ciencia de datos
label-months = meses de trabajo
project = { $title } ({ $months })
project-title = { $title }
project-open = { $title } (faltan { $months })
student-name = Doctorando { $number }
student-with = Doctorando { $number } ({ $tokens })
track-of = { $researcher }, { $letter }
unit-track = { $researcher }: { $months ->
        [one] 1 mes
       *[other] { $months } meses
    } de { $discipline }
unit-student = { $student }: { $months ->
        [one] 1 mes
       *[other] { $months } meses
    } de cualquier disciplina
unit-consultant = Consultor: 1 mes de cualquier disciplina
researcher-with-pair = { $name } ({ $letters })
researcher-historical-linguist = Lingüista histórica
researcher-translator = Traductora
researcher-rhetorician = Retórico
researcher-sociolinguist = Sociolingüista
researcher-dialectologist = Dialectóloga
researcher-philologist = Filólogo
researcher-computational-linguist = Lingüista computacional
researcher-phonetician = Fonetista
researcher-lexicographer = Lexicógrafo
researcher-speech-technologist = Tecnóloga del habla
researcher-psycholinguist = Psicolingüista
researcher-corpus-builder = Creador de corpus
researcher-digital-historian = Historiadora digital
researcher-archivist = Archivero
researcher-museum-curator = Conservadora de museo
researcher-media-scholar = Experto en medios
researcher-demographer = Demógrafa
researcher-archaeologist = Arqueólogo

## Ability tiles

tile-start-linguistics = Empieza con 5 de reputación en Lingüística
tile-start-culture = Empieza con 5 de reputación en Cultura e Historia
tile-start-information = Empieza con 5 de reputación en Ciencias de la Información
tile-start-money = Empieza con 10 € más
tile-out-of-turn = Reclama un proyecto fuera de tu turno (una vez por turno)
tile-star-team = Mantén a cuantos investigadores de nivel 8 quieras
tile-cheap-consultants = Los consultores cuestan 1 € menos
tile-two-bonuses = Reserva dos bonificaciones (con cualquier carta)
tile-any-promotion = Asciende a un doctor a cualquier par de disciplinas
tile-split-work = Reparte una pista entre un proyecto y meses guardados
tile-select-card = Una vez: cambia una carta por otra del mazo o del descarte
tile-immunity = Una vez: inmune a los ataques durante un turno
tile-hidden = una loseta

## Events and end bonuses

happening-app-game-hype = Fiebre del juego de moda
happening-rich-alumnus = Antiguo alumno rico
happening-network-failure = Caída de la red
happening-rumours-of-layoffs = Rumores de despidos
happening-financial-restructuring = Reestructuración financiera
happening-room-reshuffle = Reparto de despachos
happening-network-structure-update = Renovación de la red
happening-improved-library-access = Mejor acceso a la biblioteca
happening-app-game-hype-about = Durante un turno cada pista y cada doctorando da 1 mes menos.
happening-rich-alumnus-about = Ahora: el grupo más pobre recibe 12 €, los demás 6 €.
happening-network-failure-about = Durante un turno cada grupo solo puede usar 1 mes de Ciencias de la Información.
happening-rumours-of-layoffs-about = Durante un turno cada pista y cada doctorando da 1 mes más.
happening-financial-restructuring-about = Ahora: cada grupo pierde una quinta parte de su dinero, redondeada hacia arriba.
happening-room-reshuffle-about = Durante un turno las pistas L y C dan 1 mes menos.
happening-network-structure-update-about = Durante un turno las pistas I dan 1 mes más.
happening-improved-library-access-about = Durante un turno las pistas L y C dan 1 mes más.
bonus-projects = más proyectos terminados
bonus-unblemished = ningún proyecto cancelado
bonus-researchers = más investigadores
bonus-linguistics = más reputación en Lingüística
bonus-money = más dinero
bonus-information = más reputación en Ciencias de la Información
bonus-balance = mejor mínimo entre Lingüística y Cultura
bonus-culture = más reputación en Cultura e Historia
bonus-worth = { $bonus } ({ $points } puntos)
bonus-of = { $bonus } ({ $event })

## Action cards: names and what the special does

card = { $number }. { $name }
card-hidden = una carta
card-legal-department = Departamento jurídico
card-legal-department-about = Reacción: bloquea un ataque contra ti.
card-crowdfunding = Micromecenazgo
card-crowdfunding-about = Lanza dos dados y recibe el mayor en euros.
card-visiting-scholar = Profesor visitante
card-visiting-scholar-about = Dos consultores gratis en la próxima investigación.
card-corporate-sponsor = Patrocinador
card-corporate-sponsor-about = Se queda: 2 € antes de cada fase de salarios, hasta que se cancele un proyecto tuyo.
card-ghost-writers = Escritores fantasma
card-ghost-writers-about = Se queda: cada fase de acción hasta 2 fichas se vuelven 1 de reputación cada una. Si se destapa: pierdes 3.
card-alumni-dinner = Cena de antiguos alumnos
card-alumni-dinner-about = Un cuarto de tu reputación en euros, redondeado hacia arriba: mínimo 2, máximo 10.
card-pest-attack = Plaga
card-pest-attack-about = 2 € por grupo rival: puede perder 1 o 2 meses de su próxima investigación.
card-summer-school = Escuela de verano
card-summer-school-about = Gasta de 1 a 3 fichas por 3 € cada una.
card-translation-bureau = Oficina de traducción
card-translation-bureau-about = Se queda: cada fase de acción hasta 2 fichas L por 2 € cada una.
card-training-course = Curso de formación
card-training-course-about = Una pista de un investigador tuyo gana 1 de experiencia.
card-creative-accounting = Contabilidad creativa
card-creative-accounting-about = 8 € ahora; se queda. Si se destapa: pierdes 12 €.
card-investigative-reporter = Periodista de investigación
card-investigative-reporter-about = Por 1 ficha: destapa una carta abierta de un rival, que paga su multa.
card-keynote-lecture = Conferencia magistral
card-keynote-lecture-about = Tres fichas iguales: 4 de reputación en esa disciplina.
card-server-crash = Caída del servidor
card-server-crash-about = Dos fichas I: un proyecto rival puede perder 1 o 2 meses.
card-endowed-chair = Cátedra financiada
card-endowed-chair-about = Se queda: tu nómina es 2 € menor.
card-commissioned-research = Investigación por encargo
card-commissioned-research-about = Toma gratis cualquier proyecto de la reserva.
card-nepotism = Nepotismo
card-nepotism-about = Un investigador llega a nivel 2/2; se queda. Si se destapa: pierdes 3 de reputación.
card-museum-tours = Visitas al museo
card-museum-tours-about = Se queda: cada fase de acción hasta 2 fichas C por 2 € cada una.
card-financial-audit = Auditoría
card-financial-audit-about = Dos fichas: un rival pierde un dado en euros. Defenderse solo lo reduce a la mitad.
card-deadline-extension = Prórroga
card-deadline-extension-about = Un proyecto tuyo supera el próximo control sin trabajo.
card-paper-mill = Fábrica de artículos
card-paper-mill-about = Se queda: tus publicaciones dan 1 de reputación más. Si se destapa: pierdes 4.
card-interdisciplinary-conference = Congreso interdisciplinar
card-interdisciplinary-conference-about = Una ficha de cada disciplina: 1 de reputación en cada una y 4 €.
card-smear-campaign = Campaña de difamación
card-smear-campaign-about = Seis fichas: un rival pierde 3 de reputación y la carta queda como prueba; con un 1 pierdes tú 3.
card-graduate-school = Escuela de doctorado
card-graduate-school-about = Se queda: cada diploma da 3 € más.
card-plagiarism-accusation = Acusación de plagio
card-plagiarism-accusation-about = Tres fichas iguales: un rival pierde 2 de reputación en esa disciplina; con 1 o 2 pierdes tú 1.
card-fast-track-doctorate = Doctorado exprés
card-fast-track-doctorate-about = Un doctorando con 1 o 2 fichas gana otra a elegir y quizá se doctora ya.
card-data-fabrication = Fabricación de datos
card-data-fabrication-about = Marca 2 meses en un proyecto tuyo; se queda. Si se destapa, sin defensa: pierdes 4.
card-app-studio = Estudio de aplicaciones
card-app-studio-about = Se queda: cada fase de acción hasta 2 fichas I por 2 € cada una.
card-communications-office = Oficina de comunicación
card-communications-office-about = Dos fichas iguales: 2 de reputación en esa disciplina y 2 €.
card-headhunter = Cazatalentos
card-headhunter-about = 6 €: atrae a un investigador con 4 de experiencia o menos de un rival con dos o más investigadores; funciona con 4 o más.
card-unpaid-overtime = Horas extra sin pagar
card-unpaid-overtime-about = Se queda: tus doctorandos no cuestan nada. Si se destapa: pierdes 3 de reputación.
card-research-software = Software de investigación
card-research-software-about = Se queda: tu primer consultor de pago de cada turno no cuesta nada.
card-office-espionage = Espionaje de oficina
card-office-espionage-about = Dos fichas: toma al azar una carta de un rival; se queda. Si se destapa: pierdes 2 de reputación.
standard-recruit = Contratar investigador
standard-subsidy = Pedir una subvención
standard-reserve = Reservar bonificación
standard-spin-off = Empresa derivada
standard-line = Estándar: { $standard }

## Questions

ask-draft-one = ¿Qué habilidad conservas? Las otras dos pasan a la izquierda.
ask-draft-two = ¿Cuál de estas dos habilidades conservas?
ask-start-researcher = ¿Quién es tu primer investigador?
ask-recruit-allowed = ¿Contratas a un investigador con tu asignación?
ask-buy-project = ¿Compras un proyecto por 5 € o pasas?
ask-claim-project = ¿Reclamas un proyecto fuera de tu turno?
ask-claim-project-first = ¿Reclamas un proyecto fuera de tu turno, como tu primero?
ask-take-student = Con este proyecto viene un doctorando. ¿Lo aceptas?
ask-copy-month = Conoces esta área: ¿copias un mes a { $project }?
ask-pay-salaries = ¿Pagas a todos o despides antes a alguien?
ask-lose-month = ¡Plaga! ¿De quién es el mes que se pierde?
ask-research-unit = ¿Quién trabaja ahora?
ask-destination = ¿Adónde va? { $unit }
ask-split = ¿Cuántos meses van al proyecto? El resto se guarda.
ask-lose-reputation = ¿Dónde pierdes un punto? ({ $left } por perder)
ask-lose-reputation-project = ¿Dónde pierdes un punto? Por perder: { $left }. Se cancela { $project }.
ask-gain-reputation-point = ¿Dónde ganas un punto? Por ganar: { $left }. Está terminado { $project }.
ask-graduate-student = ¿Quién se doctora ahora?
ask-promote = ¿Qué puesto recibe el nuevo doctor?
ask-diploma-point = ¿Dónde da un punto el diploma?
ask-draw-mode = ¿Robas una carta o cambias algunas?
ask-draw-discard = ¿Qué cartas descartas?
ask-draw-refresh = ¿Renuevas antes las cartas abiertas?
ask-draw-from = ¿De dónde tomas una carta? ({ $left } por tomar)
ask-swap-give = ¿Qué carta entregas?
ask-swap-take = ¿Qué carta buscas?
ask-play-card = ¿Qué cartas pones boca abajo?
ask-resolve = ¿Cómo usas { $card }?
ask-pay-any = ¿Qué ficha pagas? ({ $left } por pagar)
ask-pay-same = ¿En qué disciplina pagas { $left } fichas?
ask-recruit-free = ¿Qué investigador se une?
ask-subsidy-discipline = ¿Qué disciplina cuenta para la subvención?
ask-stock-project = ¿Tomas un proyecto de la reserva?
ask-spin-off-mode = ¿Publicas o valorizas?
ask-reserve-bonus = ¿Qué bonificación reservas?
ask-return-bonus = ¿Qué bonificación devuelves?
ask-hand-limit-discard = Conserva tres cartas. ¿Cuál se va?
ask-target-group = { $card }: ¿contra quién?
ask-target-project = { $card }: ¿qué proyecto?
ask-target-researcher = { $card }: ¿qué investigador?
ask-target-track = ¿Qué pista mejoras?
ask-target-student = ¿Qué doctorando gana una ficha?
ask-target-card = ¿Qué carta abierta destapas?
ask-pick-discipline = { $card }: ¿qué disciplina?
ask-spend-token = { $card }: ¿gastas una ficha?
ask-activate = { $card } está abierta: ¿gastas una ficha?
ask-react = { $rival } te ataca con { $card }. ¿Cómo reaccionas?
ask-teach = ¿Das clase con los meses guardados?

## Tips

tip-draft-one = Las losetas de inicio cuentan al final, pero no para el orden de turno.
tip-draft-two = Las losetas de inicio cuentan al final, pero no para el orden de turno.
tip-start-researcher = Piensa en el proyecto que elegirás libremente en el turno 1.
tip-recruit-allowed = Vas por detrás, por eso recibes una asignación; con cada 5 € puedes contratar a alguien.
tip-buy-project = Cada proyecto necesita algo de trabajo cada turno o se cancela.
tip-claim-project = Una vez por turno puedes adelantarte y comprar de la oferta.
tip-claim-project-first = Así compras de la oferta. Si esperas a tu turno, tu primer proyecto puede ser cualquiera de la reserva.
tip-take-student = Los doctorandos son meses baratos; el primer proyecto de la fase trae uno.
tip-copy-month = Hasta dos meses que ya hiciste en la misma área. Aun así hay que trabajar en el proyecto.
tip-pay-salaries = Quien no cobra se va y pierde su experiencia. Solo puede quedarse una estrella de nivel 8.
tip-lose-month = Elige a quien menos necesites.
tip-research-unit = Una pista trabaja en bloque en un proyecto y gana experiencia. Los proyectos sin trabajo se cancelan al final.
tip-destination = Los meses de más se pierden. Los guardados sirven para acciones y docencia, pero no dan experiencia.
tip-split = Tu habilidad te deja guardar lo que el proyecto no necesita.
tip-lose-reputation = El punto debe salir de donde pueda salir.
tip-gain-reputation-point = Solo en disciplinas del proyecto y nunca más que sus meses en cada una.
tip-graduate-student = Un diploma por grupo y ronda.
tip-promote = El investigador debe encajar con dos fichas del doctorando.
tip-diploma-point = Elige una de las disciplinas del doctorando.
tip-draw-mode = Roba una, o descarta las que quieras y roba otras tantas.
tip-draw-discard = Robarás tantas como descartes.
tip-draw-refresh = Se cambiarían las tres cartas abiertas.
tip-draw-from = Todos ven la carta abierta que tomas; la del mazo queda en secreto.
tip-swap-give = Una vez por partida. La carta va adonde estaba la nueva.
tip-swap-take = Todos verán la carta que buscas.
tip-play-card = Pon todas las que quizá quieras; decides cómo usarlas cuando llegue su número.
tip-resolve = Una mitad de la carta, si puedes pagarla.
tip-pay-any = Guarda fichas iguales si te espera una empresa derivada.
tip-pay-same = Todas las fichas son de la misma disciplina.
tip-recruit-free = Ahora no cuesta nada, pero habrá que pagar un salario.
tip-subsidy-discipline = Recibes la mitad de tu reputación ahí, más un dado, en euros.
tip-stock-project = Con una subvención cuesta 5 €. Toma solo lo que puedas seguir trabajando.
tip-spin-off-mode = Publicación: medio dado de reputación. Valorización: dados en euros, mejor con más reputación.
tip-reserve-bonus = 7 puntos solo para ti, si la cumples al final.
tip-return-bonus = Queda a la vista, donde todos pueden puntuarla.
tip-hand-limit-discard = Las cartas abiertas no cuentan.
tip-target-group = Quien es atacado puede reaccionar antes de que se tire el dado.
tip-target-project = De un rival, que entonces puede reaccionar, o tuyo: lo dice la carta.
tip-target-researcher = De un rival, que entonces puede reaccionar, o tuyo: lo dice la carta.
tip-target-card = Su dueño puede reaccionar, salvo con { card-data-fabrication }.
tip-target-track = Más nivel significa más meses.
tip-target-student = Con la tercera ficha se doctora enseguida.
tip-pick-discipline = Solo puedes elegir lo que permite la carta.
tip-spend-token = Detente cuando hayas gastado bastante.
tip-activate = Detente cuando hayas gastado bastante.
tip-react = Una carta de defensa o tu inmunidad ayuda: detiene casi todos los ataques y reduce a la mitad una auditoría.
tip-teach = Aún puede llegar { happening-rich-alumnus }, que da más al grupo más pobre. Los meses guardados se gastan en todo caso.

## Options

option-copy-month-linguistics = Lingüística (L)
option-copy-month-culture = Cultura e Historia (C)
option-copy-month-information = Ciencias de la Información (I)
option-lose-reputation-linguistics = Lingüística (L)
option-lose-reputation-culture = Cultura e Historia (C)
option-lose-reputation-information = Ciencias de la Información (I)
option-gain-reputation-point-linguistics = Lingüística (L)
option-gain-reputation-point-culture = Cultura e Historia (C)
option-gain-reputation-point-information = Ciencias de la Información (I)
option-diploma-point-linguistics = Lingüística (L)
option-diploma-point-culture = Cultura e Historia (C)
option-diploma-point-information = Ciencias de la Información (I)
option-pay-any-linguistics = Lingüística (L)
option-pay-any-culture = Cultura e Historia (C)
option-pay-any-information = Ciencias de la Información (I)
option-pay-same-linguistics = Lingüística (L)
option-pay-same-culture = Cultura e Historia (C)
option-pay-same-information = Ciencias de la Información (I)
option-subsidy-discipline-linguistics = Lingüística (L)
option-subsidy-discipline-culture = Cultura e Historia (C)
option-subsidy-discipline-information = Ciencias de la Información (I)
option-pick-discipline-linguistics = Lingüística (L)
option-pick-discipline-culture = Cultura e Historia (C)
option-pick-discipline-information = Ciencias de la Información (I)
option-spend-token-linguistics = Lingüística (L)
option-spend-token-culture = Cultura e Historia (C)
option-spend-token-information = Ciencias de la Información (I)
option-activate-linguistics = Lingüística (L)
option-activate-culture = Cultura e Historia (C)
option-activate-information = Ciencias de la Información (I)
option-start-researcher-lc = Lingüística y Cultura (LC)
option-start-researcher-li = Lingüística e Información (LI)
option-start-researcher-ci = Cultura e Información (CI)
option-recruit-allowed-lc = Lingüística y Cultura (LC)
option-recruit-allowed-li = Lingüística e Información (LI)
option-recruit-allowed-ci = Cultura e Información (CI)
option-promote-lc = Lingüística y Cultura (LC)
option-promote-li = Lingüística e Información (LI)
option-promote-ci = Cultura e Información (CI)
option-recruit-free-lc = Lingüística y Cultura (LC)
option-recruit-free-li = Lingüística e Información (LI)
option-recruit-free-ci = Cultura e Información (CI)
option-copy-month-stop = Para
option-spend-token-stop = Para
option-activate-stop = Para
option-recruit-allowed-pass = No contrates a nadie más
option-promote-decline = Renuncia: sin investigador, solo el punto
option-take-student-yes = Acepta al doctorando
option-take-student-no = Sin doctorando, gracias
option-split-one = 1 mes
option-split-two = 2 meses
option-split-three = 3 meses
option-split-four = 4 meses
option-draw-mode-draw = Roba una carta
option-draw-mode-exchange = Cambia cartas
option-draw-mode-swap = Usa tu habilidad: busca una carta
option-draw-refresh-yes = Sí, tres cartas nuevas
option-draw-refresh-no = No, déjalas
option-resolve-standard = Estándar: { $standard }
option-resolve-special = Especial: { $about }
option-resolve-reserve = Reserva una bonificación (tu habilidad)
option-resolve-nothing = Nada: descártala
option-spin-off-mode-publication = Publicación: reputación
option-spin-off-mode-valorisation = Valorización: dinero
option-slot-empty = El hueco { $slot } está vacío
option-pass = Pasa
option-no-claim = Ahora no
option-dismiss = Despide: { $name }
option-pay = Paga todos los salarios
option-consultant = Contrata a un consultor
option-end-research = Termina la investigación
option-end-research-idle = Termina la investigación: { $months ->
        [one] se pierde 1 mes de doctorando
       *[other] se pierden { $months } meses de doctorandos
    }
option-work = { $discipline } en { $project }
option-store = Guarda como { $discipline }
option-store-one = Guarda 1 mes como { $discipline }
option-from-deck = Del mazo
option-done = Listo
option-swap = Usa tu habilidad: busca una carta
option-no-project = Ningún proyecto
option-target = { $target }
option-defend = Defiéndete con { $card }
option-immunity = Declara inmunidad este turno
option-accept = Acéptalo
option-teach-all = Da clase con todos: { $amount } €
option-teach-none = No des clase

## Reasons

reason-too-poor = Te { $missing ->
        [one] falta 1 €
       *[other] faltan { $missing } €
    }.
reason-none-left = No queda ninguno en la reserva.
reason-no-salary = No cobra salario, así que no se le puede despedir.
reason-bill-too-high = Los salarios cuestan { $amount } €: te { $missing ->
        [one] falta 1 €
       *[other] faltan { $missing } €
    }, o despide antes a alguien.
reason-too-many-stars = Solo puede quedarse un investigador de nivel 8: despide antes a { $amount ->
        [one] otro
       *[other] otros { $amount }
    }.
reason-no-months = No le quedan meses este turno.
reason-nowhere-to-work = No hay nada en lo que trabajar.
reason-track-full = Eso ya está lleno.
reason-network-down = La red ha caído: no más Ciencias de la Información este turno.
reason-no-reputation = No tienes reputación ahí.
reason-not-on-project = El proyecto no tiene más meses de esa disciplina.
reason-not-on-student = Al doctorando le falta una ficha para eso.
reason-nothing-to-copy = No tienes nada que copiar ahí.
reason-no-cards = No tienes cartas en la mano.
reason-discard-first = Descarta antes al menos una carta.
reason-too-few-tokens = Te { $missing ->
        [one] falta 1 mes guardado
       *[other] faltan { $missing } meses guardados
    }{ $same ->
        [yes] { " " }de esa disciplina
        [one] { " " }de una misma disciplina
       *[no] { "" }
    }.
reason-subsidy-had = Ya tuviste una subvención este turno.
reason-only-defends = Este lado solo sirve como reacción.
reason-no-target = No hay nada sobre lo que pueda actuar.
reason-cannot-pay = { $months ->
        [none] Te { $money ->
            [one] falta 1 €
           *[other] faltan { $money } €
        }.
        [same] Te { $missing ->
            [one] falta 1 mes guardado
           *[other] faltan { $missing } meses guardados
        } de una misma disciplina.
        [any] Te { $missing ->
            [one] falta 1 mes guardado
           *[other] faltan { $missing } meses guardados
        }.
       *[other] Te faltan { $months }.
    }
reason-other-disciplines = No necesita las disciplinas que pagaste.
reason-tile-spent = Esta habilidad ya se ha usado.
reason-target-first = Elige antes un objetivo.
reason-spend-first = Gasta al menos una ficha.

## The story

event-setting-up = Preparación de la mesa
event-sends-nobody = { $you ->
    [yes] No pones a nadie a trabajar.
   *[no] { $who } no pone a nadie a trabajar.
}
event-last-turn = { $enough ->
    [yes] El turno { $turn } siempre es el último: una regla de la casa, porque el reglamento no prevé un final si nadie compra.
   *[no] Quedan menos de { $below } proyectos en la reserva ({ $stock }): este es el último turno.
}
event-turn-begins = { $last ->
        [yes] Turno { $turn }, el último: Preparación
       *[no] Turno { $turn }: Preparación
    }
event-turn-idle = { $many ->
        [yes] Turnos { $turn } a { $until }: nadie puede hacer nada
       *[no] Turno { $turn }: nadie puede hacer nada
    }
event-phase-begins = { $last ->
        [yes] Turno { $turn }, el último: { $phase }
       *[no] Turno { $turn }: { $phase }
    }
event-last-reckoning = Recuento final
event-table-set = Cada grupo empieza con { $amount } €. En la reserva: { $projects } proyectos y { $students } doctorandos.
event-cards-open = Cartas de acción abiertas: { $cards }.
event-hand-dealt = { $you ->
    [yes] Recibes { $cards }.
   *[no] { $who } recibe dos cartas de acción.
}
event-tiles-dealt = { $you ->
    [yes] Recibes tres losetas de habilidad: { $tiles }.
   *[no] { $who } recibe tres losetas de habilidad.
}
event-tile-kept = { $you ->
    [yes] Conservas: { $tile }.
   *[no] { $who } conserva una loseta de habilidad.
}
event-tiles-go-left = Cada cual pasa dos losetas a la izquierda.
event-tiles-passed = { $you ->
    [yes] De tu derecha recibes: { $tiles }.
   *[no] { $who } recibe dos losetas de habilidad de su derecha.
}
event-tiles-revealed = Se revelan las habilidades.
event-ability = { $you ->
    [yes] Tu habilidad: { $tile }.
   *[no] { $who } tiene la habilidad: { $tile }.
}
event-order = Orden de turno: { $order }.
event-allowance = { $you ->
    [yes] Vas { $amount } por detrás del líder y recibes una asignación de { $amount } €.
   *[no] { $who } va { $amount } por detrás del líder y recibe una asignación de { $amount } €.
}
event-researcher-joins = { $you ->
    [yes] Se incorpora a tu grupo{ $price ->
        [0] { "" }
       *[other] { "" } por { $price } €
    }: { $researcher }, con las dos pistas en el nivel { $level }.
   *[no] Se incorpora al grupo de { $who }{ $price ->
        [0] { "" }
       *[other] { "" } por { $price } €
    }: { $researcher }, con las dos pistas en el nivel { $level }.
}
event-hires-nobody = { $you ->
    [yes] Te quedas con lo que queda de la asignación.
   *[no] { $who } se queda con lo que queda de la asignación.
}
event-offer-opens = En oferta: { $projects }.
event-nobody-can-buy = Nadie tiene { $price } € para un proyecto.
event-project-bought = { $you ->
    [yes] Compras { $project } de la { $source ->
        [offer] oferta
       *[stock] reserva
    } por { $price } €.
   *[no] { $who } compra { $project } de la { $source ->
        [offer] oferta
       *[stock] reserva
    } por { $price } €.
}
event-project-claimed = { $you ->
    [yes] Te adelantas y reclamas { $project } de la { $source ->
        [offer] oferta
       *[stock] reserva
    } por { $price } €.
   *[no] { $who } se adelanta y reclama { $project } de la { $source ->
        [offer] oferta
       *[stock] reserva
    } por { $price } €.
}
event-project-taken = { $you ->
    [yes] Tomas { $project } de la { $source ->
        [offer] oferta
       *[stock] reserva
    }{ $price ->
        [0] , gratis
       *[other] { "" } por { $price } €
    }.
   *[no] { $who } toma { $project } de la { $source ->
        [offer] oferta
       *[stock] reserva
    }{ $price ->
        [0] , gratis
       *[other] { "" } por { $price } €
    }.
}
event-no-project-taken = { $you ->
    [yes] No tomas ningún proyecto de la reserva.
   *[no] { $who } no toma ningún proyecto de la reserva.
}
event-offer-refilled = Nuevo en la oferta: { $project }.
event-passes = { $you ->
    [yes] Pasas.
   *[no] { $who } pasa.
}
event-cannot-buy = { $you ->
    [yes] Solo tienes { $money } € de los { $price } € que cuesta un proyecto y pasas.
   *[no] { $who } solo tiene { $money } € de los { $price } € que cuesta un proyecto y pasa.
}
event-student-joins = { $you ->
    [yes] Se incorpora a tu grupo: { $student }.
   *[no] Se incorpora al grupo de { $who }: { $student }.
}
event-student-refused = { $you ->
    [yes] No aceptas ningún doctorando.
   *[no] { $who } no acepta ningún doctorando.
}
event-no-student-left = { $you ->
    [yes] No queda ningún doctorando en la reserva para ti.
   *[no] No queda ningún doctorando en la reserva para { $who }.
}
event-month-copied = { $you ->
    [yes] Copias 1 mes de { $discipline } a { $project }.
   *[no] { $who } copia 1 mes de { $discipline } a { $project }.
}
event-offer-closes = { $amount ->
        [one] El proyecto sin vender vuelve
       *[other] Los { $amount } proyectos sin vender vuelven
    } a la reserva.
event-stock-empty = Ya no quedan proyectos que comprar.
event-sponsor-pays = { $you ->
    [yes] { $card } te da { $amount } €.
   *[no] { $card } le da { $amount } € a { $who }.
}
event-researcher-dismissed = { $you ->
    [yes] Despides a tu { $researcher }, con { $experience } de experiencia.
   *[no] { $who } despide a su { $researcher }, con { $experience } de experiencia.
}
event-student-dismissed = { $you ->
    [yes] Despides a tu { $student }, con { $experience } de experiencia.
   *[no] { $who } despide a su { $student }, con { $experience } de experiencia.
}
event-salaries-paid = { $you ->
    [yes] Pagas { $amount } € en salarios{ $saved ->
        [0] { "" }
       *[other] ; tus cartas abiertas ahorran { $saved } €
    }.
   *[no] { $who } paga { $amount } € en salarios{ $saved ->
        [0] { "" }
       *[other] ; sus cartas abiertas ahorran { $saved } €
    }.
}
event-event-rules = Este turno: { $event }. { $about }
event-months-counted = { $you ->
    [yes] Meses de tu personal: { $months ->
        [none] { $any ->
            [0] ninguno
           *[other] { $any } de cualquier disciplina
        }
       *[other] { $months }{ $any ->
            [0] { "" }
           *[other] { "" } y { $any } de cualquier disciplina
        }
    }.
   *[no] Meses del personal de { $who }: { $months ->
        [none] { $any ->
            [0] ninguno
           *[other] { $any } de cualquier disciplina
        }
       *[other] { $months }{ $any ->
            [0] { "" }
           *[other] { "" } y { $any } de cualquier disciplina
        }
    }.
}
event-month-lost = { $you ->
    [yes] La plaga te cuesta 1 mes: { $unit }.
   *[no] La plaga le cuesta 1 mes a { $who }: { $unit }.
}
event-pests-lapse = { $you ->
    [yes] No te quedan más meses que la plaga te pueda costar; te { $amount ->
        [one] libras de 1
       *[other] libras de { $amount }
    }.
   *[no] A { $who } no le quedan más meses que la plaga le pueda costar; se { $amount ->
        [one] libra de 1
       *[other] libra de { $amount }
    }.
}
event-no-research = { $you ->
    [yes] { $projects ->
        [0] No tienes ningún proyecto en el que trabajar.
       *[other] No tienes a nadie que trabaje en tus proyectos.
    }
   *[no] { $projects ->
        [0] { $who } no tiene ningún proyecto en el que trabajar.
       *[other] { $who } no tiene a nadie que trabaje en proyectos.
    }
}
event-consultant-hired = { $you ->
    [yes] Contratas a un consultor{ $way ->
        [scholar] : un profesor visitante, por { $amount } €
        [software] : gracias al software de investigación, por { $amount } €
       *[paid] { "" } por { $amount } €
    }.
   *[no] { $who } contrata a un consultor{ $way ->
        [scholar] : un profesor visitante, por { $amount } €
        [software] : gracias al software de investigación, por { $amount } €
       *[paid] { "" } por { $amount } €
    }.
}
event-track-works = { $you ->
    [yes] Tu { $researcher } dedica { $months ->
        [one] 1 mes
       *[other] { $months } meses
    } de { $discipline } a { $project }{ $lost ->
        [0] { "" }
        [one] ; se pierde 1 más
       *[other] ; se pierden { $lost } más
    }. La pista { $rise ->
        [0] sigue en el
       *[other] sube al
    } nivel { $level }.
   *[no] { $researcher } de { $who } dedica { $months ->
        [one] 1 mes
       *[other] { $months } meses
    } de { $discipline } a { $project }{ $lost ->
        [0] { "" }
        [one] ; se pierde 1 más
       *[other] ; se pierden { $lost } más
    }. La pista { $rise ->
        [0] sigue en el
       *[other] sube al
    } nivel { $level }.
}
event-student-works = { $you ->
    [yes] Tu { $student } dedica { $months ->
        [one] 1 mes
       *[other] { $months } meses
    } de { $discipline } a { $project } y gana una ficha{ $lost ->
        [0] { "" }
        [one] ; se pierde 1 mes más
       *[other] ; se pierden { $lost } meses más
    }.
   *[no] { $student } de { $who } dedica { $months ->
        [one] 1 mes
       *[other] { $months } meses
    } de { $discipline } a { $project } y gana una ficha{ $lost ->
        [0] { "" }
        [one] ; se pierde 1 mes más
       *[other] ; se pierden { $lost } meses más
    }.
}
event-consultant-works = { $you ->
    [yes] Tu consultor dedica 1 mes de { $discipline } a { $project }.
   *[no] El consultor de { $who } dedica 1 mes de { $discipline } a { $project }.
}
event-months-stored = { $you ->
    [yes] { $months ->
        [none] No guardas nada
       *[other] Guardas { $months }
    }{ $lost ->
        [0] { "" }
        [one] ; se pierde 1 mes
       *[other] ; se pierden { $lost } meses
    }.
   *[no] { $months ->
        [none] { $who } no guarda nada
       *[other] { $who } guarda { $months }
    }{ $lost ->
        [0] { "" }
        [one] ; se pierde 1 mes
       *[other] ; se pierden { $lost } meses
    }.
}
event-months-wasted = { $you ->
    [yes] { $amount ->
        [one] Se desaprovecha 1 mes
       *[other] Se desaprovechan { $amount } meses
    } de tu personal.
   *[no] { $amount ->
        [one] Se desaprovecha 1 mes
       *[other] Se desaprovechan { $amount } meses
    } del personal de { $who }.
}
event-scholars-leave = { $you ->
    [yes] { $amount ->
        [one] 1 profesor visitante se va
       *[other] { $amount } profesores visitantes se van
    } sin haberte ayudado.
   *[no] { $amount ->
        [one] 1 profesor visitante se va
       *[other] { $amount } profesores visitantes se van
    } sin haber ayudado a { $who }.
}
event-project-spared = { $you ->
    [yes] Nadie ha trabajado en tu { $project }, pero tenía una prórroga.
   *[no] Nadie ha trabajado en { $project } de { $who }, pero tenía una prórroga.
}
event-project-cancelled = { $you ->
    [yes] Tu proyecto { $project } se cancela y vuelve a la reserva{ $work ->
        [none] { "" }
       *[other] ; se pierde el trabajo hecho, { $work }
    }. { $points ->
        [none] No tienes reputación que perder con él.
        [choose] Eliges dónde pierdes reputación.
       *[other] Pierdes { $points } de reputación.
    }
   *[no] Se cancela el proyecto { $project } de { $who } y vuelve a la reserva{ $work ->
        [none] { "" }
       *[other] ; se pierde el trabajo hecho, { $work }
    }. { $points ->
        [none] No hay reputación que perder con él.
        [choose] Cuesta reputación.
       *[other] Cuesta { $points } de reputación.
    }
}
event-cancellation-costs = { $you ->
    [yes] Pierdes { $points } de reputación por { $project }.
   *[no] { $who } pierde { $points } de reputación por { $project }.
}
event-sponsor-leaves = { $you ->
    [yes] { $card } te abandona.
   *[no] { $card } abandona a { $who }.
}
event-project-completed = { $you ->
    [yes] ¡Terminas { $project } y recibes { $amount } €!
   *[no] ¡{ $who } termina { $project } y recibe { $amount } €!
}
event-project-honoured = { $you ->
    [yes] { $project } te da { $points } de reputación.
   *[no] { $project } le da { $points } de reputación a { $who }.
}
event-graduation = { $you ->
    [yes] Tu { $student } se doctora: { $amount } €{ $extra ->
        [0] { "" }
       *[other] , de ellos { $extra } € por la escuela de doctorado
    }.
   *[no] { $student } de { $who } se doctora: { $amount } €{ $extra ->
        [0] { "" }
       *[other] , de ellos { $extra } € por la escuela de doctorado
    }.
}
event-post-declined = { $you ->
    [yes] No tomas ningún investigador.
   *[no] { $who } no toma ningún investigador.
}
event-diploma = { $you ->
    [yes] El diploma te da { $points } de reputación. { $student } se va, con { $experience } fichas.
   *[no] El diploma le da { $points } de reputación a { $who }. { $student } se va, con { $experience } fichas.
}
event-diploma-without-post = { $you ->
    [yes] No hay plaza que encaje, así que el diploma te da { $points } de reputación. { $student } se va, con { $experience } fichas.
   *[no] No hay plaza que encaje, así que el diploma le da { $points } de reputación a { $who }. { $student } se va, con { $experience } fichas.
}
event-bonus-opens = La bonificación de { $event } ya está abierta a todos: { $bonus }.
event-card-taken = { $you ->
    [yes] Tomas { $card } de las cartas abiertas; la sustituye { $opened }.
   *[no] { $who } toma { $card } de las cartas abiertas; la sustituye { $opened }.
}
event-card-drawn = { $you ->
    [yes] Robas { $card }.
   *[no] { $who } roba una carta del mazo.
}
event-card-discarded = { $you ->
    [yes] Descartas { $card }.
   *[no] { $who } descarta { $card }.
}
event-display-refreshed = { $you ->
    [yes] Descartas las cartas abiertas y pones otras; se van: { $cards }.
   *[no] { $who } descarta las cartas abiertas y pone otras; se van: { $cards }.
}
event-deck-shuffled = El mazo está vacío: { $amount ->
        [one] la carta
       *[other] las { $amount } cartas
    } del descarte { $amount ->
        [one] forma
       *[other] forman
    } el nuevo mazo.
event-card-fetched = { $you ->
    [yes] Usas tu habilidad: tomas { $card } del mazo y devuelves { $given }.
   *[no] { $who } usa una habilidad, toma { $card } del mazo y devuelve { $given }.
}
event-card-salvaged = { $you ->
    [yes] Usas tu habilidad: tomas { $card } del descarte y dejas allí { $given }.
   *[no] { $who } usa una habilidad, toma { $card } del descarte y deja allí { $given }.
}
event-card-laid = { $you ->
    [yes] Pones { $card } boca abajo.
   *[no] { $who } pone una carta boca abajo.
}
event-cards-turned = Se descubren todas las cartas.
event-cards-revealed = { $you ->
    [yes] Has jugado { $cards }.
   *[no] { $who } ha jugado { $cards }.
}
event-plays-nothing = { $you ->
    [yes] No has jugado ninguna carta.
   *[no] { $who } no ha jugado ninguna carta.
}
event-card-standard = { $ability ->
    [1] { $you ->
        [yes] Usas { $card } gracias a tu habilidad: { $standard }.
       *[no] { $who } usa { $card } gracias a su habilidad: { $standard }.
    }
   *[other] { $you ->
        [yes] Usas { $card }: { $standard }.
       *[no] { $who } usa { $card }: { $standard }.
    }
}
event-card-special = { $you ->
    [yes] Usas la acción especial de { $card }.
   *[no] { $who } usa la acción especial de { $card }.
}
event-card-wasted = { $you ->
    [yes] Descartas { $card } sin usarla.
   *[no] { $who } descarta { $card } sin usarla.
}
event-card-idle = { $you ->
    [yes] No usas tu carta abierta { $card }.
   *[no] { $who } no usa su carta abierta { $card }.
}
event-card-stays = { $you ->
    [yes] { $card } se queda abierta ante ti.
   *[no] { $card } se queda abierta ante { $who }.
}
event-hand-cut = { $you ->
    [yes] Conservas tres cartas y descartas { $card }.
   *[no] { $who } conserva tres cartas y descarta { $card }.
}
event-cost-paid = { $you ->
    [yes] Pagas { $months ->
        [none] { "" }
       *[other] { $months }
    }{ $money ->
        [0] { "" }
       *[other] { $money } €
    }.
   *[no] { $who } paga { $months ->
        [none] { "" }
       *[other] { $months }
    }{ $money ->
        [0] { "" }
       *[other] { $money } €
    }.
}
event-die-cast = { $you ->
    [yes] Sacas un { $amount }.
   *[no] { $who } saca un { $amount }.
}
event-grant-paid = { $you ->
    [yes] Tu subvención en { $discipline } es de { $amount } €: { $half } € por tu reputación y { $die } € por el dado.
   *[no] La subvención de { $who } en { $discipline } es de { $amount } €: { $half } € por la reputación y { $die } € por el dado.
}
event-published = { $you ->
    [yes] Tu publicación da { $points } de reputación en { $discipline }{ $extra ->
        [0] { "" }
       *[other] , { $extra } por la fábrica de artículos
    }.
   *[no] La publicación de { $who } da { $points } de reputación en { $discipline }{ $extra ->
        [0] { "" }
       *[other] , { $extra } por la fábrica de artículos
    }.
}
event-valorised = { $you ->
    [yes] Tu valorización en { $discipline } da { $amount } €, { $dice ->
        [lower] el dado menor
        [higher] el dado mayor
       *[both] los dos dados
    }.
   *[no] La valorización de { $who } en { $discipline } da { $amount } €, { $dice ->
        [lower] el dado menor
        [higher] el dado mayor
       *[both] los dos dados
    }.
}
event-bonus-reserved = { $you ->
    [yes] Reservas una bonificación { $source ->
        [deck] del mazo de eventos
       *[open] de las abiertas
    }: { $bonus }.
   *[no] { $who } reserva una bonificación { $source ->
        [deck] del mazo de eventos
       *[open] de las abiertas
    }: { $bonus }.
}
event-bonus-returned = { $you ->
    [yes] Renuncias a una bonificación reservada, que queda abierta a todos: { $bonus }.
   *[no] { $who } renuncia a una bonificación reservada, que queda abierta a todos: { $bonus }.
}
event-card-brings = { $you ->
    [yes] { $card } te da { $points ->
        [none] { $money } €
       *[other] { $money ->
            [0] { "" }
           *[other] { $money } € y { "" }
        }{ $points } de reputación
    }.
   *[no] { $card } le da a { $who } { $points ->
        [none] { $money } €
       *[other] { $money ->
            [0] { "" }
           *[other] { $money } € y { "" }
        }{ $points } de reputación
    }.
}
event-token-spent = { $you ->
    [yes] Gastas 1 mes de { $discipline } en { $card }: { $money ->
        [0] { "" }
       *[other] { $money } €
    }{ $points ->
        [0] { "" }
       *[other] { $points } de reputación en esa disciplina
    }.
   *[no] { $who } gasta 1 mes de { $discipline } en { $card }: { $money ->
        [0] { "" }
       *[other] { $money } €
    }{ $points ->
        [0] { "" }
       *[other] { $points } de reputación en esa disciplina
    }.
}
event-scholars-come = { $you ->
    [yes] { $amount ->
        [one] 1 profesor visitante trabajará
       *[other] { $amount } profesores visitantes trabajarán
    } gratis para ti como consultores en la próxima investigación.
   *[no] { $amount ->
        [one] 1 profesor visitante trabajará
       *[other] { $amount } profesores visitantes trabajarán
    } gratis para { $who } como consultores en la próxima investigación.
}
event-researcher-trained = { $you ->
    [yes] Tu { $researcher } sube al nivel { $level } en { $discipline }.
   *[no] { $researcher } de { $who } sube al nivel { $level } en { $discipline }.
}
event-student-helped = { $you ->
    [yes] Tu { $student } gana una ficha de { $discipline }.
   *[no] { $student } de { $who } gana una ficha de { $discipline }.
}
event-deadline-extended = { $you ->
    [yes] Tu { $project } recibe una prórroga.
   *[no] { $project } de { $who } recibe una prórroga.
}
event-month-fabricated = { $you ->
    [yes] Inventas 1 mes de { $discipline } en { $project }.
   *[no] { $who } inventa 1 mes de { $discipline } en { $project }.
}
event-group-attacked = { $you ->
    [yes] Diriges { $card } contra { $rival }{ $price ->
        [0] { "" }
       *[other] { "" } por { $price } €
    }.
   *[no] { $who } dirige { $card } contra { $rival }{ $price ->
        [0] { "" }
       *[other] { "" } por { $price } €
    }.
}
event-project-attacked = { $you ->
    [yes] Apuntas a { $project } de { $rival }.
   *[no] { $who } apunta a { $project } de { $rival }.
}
event-researcher-attacked = { $you ->
    [yes] Apuntas a { $researcher } de { $rival }.
   *[no] { $who } apunta a { $researcher } de { $rival }.
}
event-card-attacked = { $you ->
    [yes] Apuntas a { $card } de { $rival }.
   *[no] { $who } apunta a { $card } de { $rival }.
}
event-attack-accepted = { $you ->
    [yes] Dejas que ocurra.
   *[no] { $who } deja que ocurra.
}
event-card-defends = { $you ->
    [yes] Te defiendes con { $card }, { $source ->
        [hand] de tu mano
       *[played] que ya habías jugado
    }.
   *[no] { $who } se defiende con { $card }, { $source ->
        [hand] de su mano
       *[played] que ya había jugado
    }.
}
event-immunity-declared = { $you ->
    [yes] Usas tu habilidad: este turno eres inmune a los ataques.
   *[no] { $who } usa una habilidad y este turno es inmune a los ataques.
}
event-immunity-holds = { $you ->
    [yes] Sigues siendo inmune a los ataques.
   *[no] { $who } sigue siendo inmune a los ataques.
}
event-attack-stopped = { $you ->
    [yes] Tu ataque a { $rival } queda detenido. Recuperas { $money ->
        [0] { "" }
       *[other] { $money } €
    }{ $months ->
        [none] { "" }
       *[other] { $months }
    }.
   *[no] El ataque a { $rival } queda detenido. { $who } recupera { $money ->
        [0] { "" }
       *[other] { $money } €
    }{ $months ->
        [none] { "" }
       *[other] { $months }
    }.
}
event-attack-halved = { $you ->
    [yes] Eso solo reduce a la mitad lo que pierdes.
   *[no] Eso solo reduce a la mitad lo que pierde { $who }.
}
event-attack-fails = { $you ->
    [yes] { $card } no le hace nada a { $rival }: tu ataque fracasa.
   *[no] { $card } no le hace nada a { $rival }: el ataque de { $who } fracasa.
}
event-months-threatened = { $you ->
    [yes] Perderás { $amount ->
        [one] 1 mes
       *[other] { $amount } meses
    } en tu próxima investigación.
   *[no] { $who } perderá { $amount ->
        [one] 1 mes
       *[other] { $amount } meses
    } en la próxima investigación.
}
event-month-erased = { $you ->
    [yes] Borras 1 mes de { $discipline } de { $project } de { $rival }.
   *[no] { $who } borra 1 mes de { $discipline } de { $project } de { $rival }.
}
event-audited = { $you ->
    [yes] { $amount ->
        [0] La auditoría no te cuesta nada.
       *[other] La auditoría te cuesta { $amount } €.
    }
   *[no] { $amount ->
        [0] La auditoría no le cuesta nada a { $who }.
       *[other] La auditoría le cuesta { $amount } € a { $who }.
    }
}
event-smeared = { $you ->
    [yes] { $card } funciona: debes perder { $points } de reputación.
   *[no] { $card } funciona: { $who } debe perder { $points } de reputación.
}
event-backfires = { $you ->
    [yes] { $card } se vuelve en tu contra: debes perder { $points } de reputación.
   *[no] { $card } se vuelve en contra de { $who }, que debe perder { $points } de reputación.
}
event-reputation-lost = { $you ->
    [yes] { $points ->
        [none] { $where ->
            [there] No tienes reputación que perder ahí.
           *[anywhere] No tienes reputación que perder.
        }
       *[other] Pierdes { $points } de reputación.
    }
   *[no] { $points ->
        [none] { $where ->
            [there] { $who } no tiene reputación que perder ahí.
           *[anywhere] { $who } no tiene reputación que perder.
        }
       *[other] { $who } pierde { $points } de reputación.
    }
}
event-researcher-lured = { $you ->
    [yes] Te llevas a { $researcher }, con { $experience } de experiencia, del grupo de { $rival }.
   *[no] { $who } se lleva a { $researcher }, con { $experience } de experiencia, del grupo de { $rival }.
}
event-card-exposed = { $you ->
    [yes] ¡Destapan tu { $card }, que se descarta! La multa: { $money ->
        [0] { "" }
       *[other] { $money } €
    }{ $points ->
        [0] { "" }
       *[other] { $points } de reputación
    }.
   *[no] ¡Destapan { $card } de { $who }, que se descarta! La multa: { $money ->
        [0] { "" }
       *[other] { $money } €
    }{ $points ->
        [0] { "" }
       *[other] { $points } de reputación
    }.
}
event-fined = { $you ->
    [yes] { $amount ->
        [0] No tienes dinero que perder.
       *[other] Pierdes { $amount } €.
    }
   *[no] { $amount ->
        [0] { $who } no tiene dinero que perder.
       *[other] { $who } pierde { $amount } €.
    }
}
event-card-stolen = { $you ->
    [yes] Tomas { $card } de la mano de { $rival }.
   *[no] { $who } toma una carta de la mano de { $rival }.
}
event-card-missed = { $you ->
    [yes] Era tu { $card }; { $left ->
        [one] te queda 1 carta
       *[other] te quedan { $left } cartas
    } en la mano.
   *[no] A { $who } { $left ->
        [one] le queda 1 carta
       *[other] le quedan { $left } cartas
    } en la mano.
}
event-teaching-paid = { $you ->
    [yes] Das clase con { $months } y recibes { $amount } €.
   *[no] { $who } da clase con { $months } y recibe { $amount } €.
}
event-teaching-declined = { $you ->
    [yes] No das clase: renuncias a { $months }.
   *[no] { $who } no da clase: renuncia a { $months }.
}
event-event-happens = Los dados muestran { $dice }. Evento: { $event }. { $about }
event-nothing-happens = Los dados muestran { $dice }: no hay evento.
event-no-events-left = El mazo de eventos está vacío: no se tiran los dados.
event-alumnus-gives = { $you ->
    [yes] Recibes { $amount } € del antiguo alumno.
   *[no] { $who } recibe { $amount } € del antiguo alumno.
}
event-money-cut = { $you ->
    [yes] { $amount ->
        [0] No tienes nada que perder.
       *[other] Pierdes { $amount } €.
    }
   *[no] { $amount ->
        [0] { $who } no tiene nada que perder.
       *[other] { $who } pierde { $amount } €.
    }
}
event-bonuses-scored = { $you ->
    [yes] Puntúas por bonificaciones: { $bonuses }. En total { $amount } puntos.
   *[no] { $who } puntúa por bonificaciones: { $bonuses }. En total { $amount } puntos.
}
event-bonuses-missed = { $you ->
    [yes] No cumples lo que reservaste: { $bonuses }.
   *[no] { $who } no cumple lo que reservó: { $bonuses }.
}
event-final-score = { $you ->
    [yes] Puntúas { $reputation } por reputación{ $bonus ->
        [0] { "" }
       *[other] , { $bonus } por bonificaciones
    }, { $study } por { $experience } de experiencia y { $wealth } por { $money } €: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
   *[no] { $who } puntúa { $reputation } por reputación{ $bonus ->
        [0] { "" }
       *[other] , { $bonus } por bonificaciones
    }, { $study } por { $experience } de experiencia y { $wealth } por { $money } €: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
}

## The table

zone-centre = La facultad
zone-projects = Proyectos en oferta
zone-stock = Reserva de proyectos
stock-tip = Con menos de 4 al empezar un turno, ese es el último.
zone-staff-stock = Personal disponible
zone-students = Doctorandos
zone-actions = Cartas de acción abiertas
zone-deck = Mazo de acción
zone-discard = Descarte
zone-bonuses = Eventos y bonificaciones
bonus-in-deck = aún en el mazo
bonus-active = este evento rige ahora
bonus-happened = ya ocurrió; abierta a todos tras la Finalización
bonus-open = 5 puntos para quien la cumpla
bonus-reserved-line = 7 puntos, reservada
order-line = Orden de turno: { $order }
event-line = Este turno: { $event }. { $about }
zone-money = Euros
zone-total = Reputación para el orden
zone-tokens = Meses guardados
zone-reputation = Reputación
zone-group = Grupo
zone-staff = Personal
zone-own-projects = Proyectos en curso
zone-completed = Terminados
zone-hand = Tus cartas de acción
zone-known-hand = Cartas conocidas en la mano
zone-played = Jugadas
zone-open = Abiertas
zone-abilities = Habilidades
zone-draft = Losetas para elegir
hand-size = Cartas en la mano
face-down-cards = Cartas boca abajo
consultants = Consultores contratados
consultant-next = El próximo consultor cuesta { $price } €.
salary-of = Salario: { $amount } €
bill-line = Salarios este turno: { $amount } €
bill-next-line = Salarios del próximo turno, tal como están las cosas: { $amount } €
mismanaged-line = Se canceló un proyecto
deficit-line = Meses por perder por la plaga: { $amount }
free-consultants-line = Consultores gratis: { $amount }
immune-line = Inmune este turno
project-idle = Sin trabajo todavía: se cancelará y costará 2 de reputación
project-full = Listo: se completa en la fase de finalización
project-worked = Trabajado este turno
project-extended = Protegido por una prórroga
months-left-line = { $months ->
        [0] Todos los meses están asignados
        [one] Queda 1 mes por asignar
       *[other] Quedan { $months } meses por asignar
    }
none = nada

## The board

tab-cork = Tablero
tab-desk = Mi mesa
tab-rivals = Grupos
zone-rivals = Otros grupos
zone-numbers = Tus cifras
zone-pad = Tus proyectos y tu personal
zone-cabinet = Archivo, habilidades y cartas en vigor
label-calls = Convocatorias
label-plan = Plan del turno
label-next-plan = Plan siguiente
no-cards = Sin cartas de acción en mano
label-played = Cartas jugadas
label-memos = Cartas de acción
label-bonuses = Bonos finales
label-force = En vigor
lead-short = en la cinta: quién va primero
turn-short = Turno
next-short = luego: { $phase }
last-turn-short = último
below-short = bajo { $n }
left-short = quedan
this-turn-short = Este turno
no-event-short = Sin evento este turno.
phase-setup-short = Inicio
phase-preparation-short = Preparación
phase-acquisition-short = Adquisición
phase-salary-short = Salarios
phase-research-short = Investigación
phase-completion-short = Cierre
phase-draw-short = Robo
phase-action-short = Acciones
phase-teaching-short = Docencia
phase-event-short = Evento
phase-final-short = Recuento
phase-over-short = Fin
area-language-structures-short = Estructuras
area-language-and-speech-short = Habla
area-discourse-and-communication-short = Discurso
area-language-acquisition-short = Adquisición
area-ancient-and-medieval-history-short = Antigua
area-modern-history-short = Moderna
area-art-history-short = Arte
area-cultural-studies-short = Cultura
area-literary-studies-short = Literatura
area-data-science-short = Datos
standard-recruit-short = Contratar
standard-subsidy-short = Subvención
standard-reserve-short = Reservar
standard-spin-off-short = Derivada
bonus-projects-short = proyect.
bonus-unblemished-short = limpio
bonus-researchers-short = personal
bonus-linguistics-short = L
bonus-money-short = euros
bonus-information-short = I
bonus-balance-short = L = C
bonus-culture-short = C
all-short = todos { $n }
now-short = ahora
soon-short = pronto
deck-short = mazo
used-short = usadas
tile-start-linguistics-short = Empezó con 5 en L
tile-start-culture-short = Empezó con 5 en C
tile-start-information-short = Empezó con 5 en I
tile-start-money-short = Empezó con 10 € más
tile-out-of-turn-short = Reclama sin turno
tile-star-team-short = Nivel 8 sin límite
tile-cheap-consultants-short = Asesores 1 € menos
tile-two-bonuses-short = Dos reservas
tile-any-promotion-short = Asciende a todo par
tile-split-work-short = Reparte: obra y taza
tile-select-card-short = Una vez: trae carta
tile-immunity-short = Una vez: inmune
phd-short = Doct.
phd-student = Doctorando
any-short = libre
salary-short = paga
salaries-short = sueldos
salaries-next-short = próximo
leaves-short = queda
consultant-short = asesor
done-short = hechos
for-the-order = para el orden
valorise-short = valorizar
plan-have = Meses que tienes
plan-need = piden tus proyectos
new-folder = aquí va la carpeta nueva
copy-short = copia { $n }
stamp-full = COMPLETO
stamp-extended = PRÓRROGA
folder-plain = en curso
folder-full = completo
folder-extended = con prórroga
folder-worked = trabajado
folder-idle = ¡nadie aún!
pests-short = plagas: −{ $n } meses
reviewer = Revisor 2
reviewer-1 = Nadie lee la página 7.
reviewer-2 = Cítame dos veces.
reviewer-3 = ¿Quién revisó las comas?
reviewer-4 = Faltan notas al pie.
reviewer-5 = Interesante, si es cierto.
reviewer-6 = La figura 3 está al revés.
reviewer-7 = El café estaba bien.
reviewer-8 = Cambios mayores.
reviewer-9 = Esperaba una tabla.
reviewer-10 = Tarde, pero pulcro.
reviewer-11 = Más breve, más valiente.
reviewer-12 = Véase mi obra.
call-name = { $project }, { $area }, en oferta por 5 €{ $n ->
    [0] { "" }
    [one] ; puedes copiar 1 mes
   *[other] ; puedes copiar { $n } meses
}
folder-name = { $player }: { $title }, faltan { $months }, { $state }
spine-name = { $player }: { $title }, completado
staff-name = { $player }: { $name }, experiencia { $levels }, da { $months } este turno, sueldo { $salary } €
vacancy-name = { $pair }: { $n } disponibles
students-name = Doctorandos disponibles: { $n }
stock-name = Proyectos sin dueño: { $n }. Con menos de 4 al empezar un turno, ese turno es el último.
deck-name = Mazo de acciones: { $n } cartas
used-name = Cartas de acción usadas: { $n }
open-card = { $card }. { $about } O bien: { $standard }.
hand-card = En tu mano: { $card }. { $about } O bien: { $standard }.
my-force-card = En vigor: { $card }. { $about }
force-card = En vigor para { $player }: { $card }. { $about }
played-card = Jugada por { $player }: { $card }. { $about }
face-down-name = { $player } puso { $n ->
    [one] 1 carta
   *[other] { $n } cartas
} boca abajo
backs-name = { $player } tiene { $n ->
    [one] 1 carta de acción
   *[other] { $n } cartas de acción
}
bonus-name = Bono final: { $bonus }, { $note }. Puntuaría ahora: { $lead }
bonus-name-deck = Bono final: { $bonus }, { $note }
bonus-reserved-by = 7 puntos, reservado por { $player }
points-name = { $player }: { $n } de reputación en { $discipline }
money-name = { $player }: { $n } €, sueldos { $more } €
consultants-name = { $player }: el próximo asesor cuesta { $n } €; contratados: { $more }
plate-name = { $player }: { $n } de reputación{ $more ->
    [0] { "" }
   *[other] , puesto { $more } en el orden
}
order-name = { $player }: { $n } de reputación cuenta para el orden
mugs-name = { $player }: meses guardados { $months }
archive-name = { $player }: { $n ->
    [one] 1 proyecto completado
   *[other] { $n } proyectos completados
}
pests-name = { $player }: { $n ->
    [one] 1 mes
   *[other] { $n } meses
} que perder por plagas
immune-name = { $player }: inmune este turno
pin-name = { $player }: { $tile }{ $spent ->
    [0] { "" }
   *[other] , usada
}
plan-name = Tienes { $have } y { $any } a elegir; tus proyectos piden { $need }
strip-name = { $player }: puesto { $place } en el orden, reputación { $reputation }, { $money } €, cartas { $hand }, personal { $staff }, proyectos { $projects }
months-to-go = { $n ->
    [0] listo
    [one] falta 1 mes
   *[other] faltan { $n } meses
}

# Names with a seam (a soft hyphen), or shorter, for small places
card-visiting-scholar-seam = { card-visiting-scholar }
card-pest-attack-seam = { card-pest-attack }
card-investigative-reporter-seam = { card-investigative-reporter }
card-commissioned-research-seam = { card-commissioned-research }
card-nepotism-seam = { card-nepotism }
card-museum-tours-seam = { card-museum-tours }
card-financial-audit-seam = { card-financial-audit }
card-smear-campaign-seam = { card-smear-campaign }
card-plagiarism-accusation-seam = { card-plagiarism-accusation }
card-research-software-seam = { card-research-software }
card-data-fabrication-seam = { card-data-fabrication }
card-crowdfunding-seam = Micro­mecenazgo
card-corporate-sponsor-seam = { card-corporate-sponsor }
card-office-espionage-seam = { card-office-espionage }
card-alumni-dinner-seam = Cena de exalumnos
card-communications-office-seam = { card-communications-office }
card-interdisciplinary-conference-seam = Congreso interdisc.
happening-network-structure-update-seam = { happening-network-structure-update }
happening-rumours-of-layoffs-seam = { happening-rumours-of-layoffs }
happening-improved-library-access-seam = { happening-improved-library-access }
researcher-computational-linguist-seam = { researcher-computational-linguist }
researcher-speech-technologist-seam = { researcher-speech-technologist }
researcher-museum-curator-seam = { researcher-museum-curator }
researcher-media-scholar-seam = { researcher-media-scholar }
researcher-historical-linguist-short = Lingüista hist.
researcher-computational-linguist-short = Lingüista comp.
researcher-speech-technologist-short = Tecnól. habla
researcher-digital-historian-short = Historiad. digital
researcher-museum-curator-short = Conservadora
researcher-media-scholar-short = Exp. en medios
researcher-corpus-builder-short = Creador corpus

# The large card of a piece
look-area = Área: { $area }.
look-needs = Pide { $months }, siete meses en total.
look-left = Falta: { $months }.
look-call = En oferta por 5 €. Quien lo compra recibe además un doctorando.
look-copies = Conoces esta área: copia gratis { $n ->
    [one] 1 mes
   *[other] { $n } meses
}.
look-reward = Completado: 12 € y 3 de reputación en sus disciplinas. Cancelado: pierdes 2 de reputación.
look-of = Grupo: { $player }.
look-completed = Completado por { $player }.
look-reconstructed = El anillo pequeño: este valor se reconstruyó.
look-levels = Experiencia: { $levels } (8 en total es el máximo).
look-gives = Da { $months } en Investigación.
look-salary = Sueldo: { $n } € por turno.
look-grows = Trabajar en un proyecto da experiencia; con más, una línea da más meses.
look-tokens = Fichas de experiencia: { $tokens }. Con tres llega el diploma.
look-special = Especial: { $about }
look-standard = O la acción estándar: { $standard }.
look-kind-defence = Se juega en respuesta a un ataque.
look-kind-attack = Un ataque: el grupo puede defenderse.
look-kind-once = Actúa una vez y queda usada.
look-kind-lasting = Queda abierta y actúa turno tras turno.
look-kind-susceptible = Queda abierta, y un reportero puede destaparla.
look-bonus = Al final: { $bonus }. Reservado 7 puntos, abierto 5 puntos.
look-bonus-state = Ahora: { $state }.
look-standing = { $player }: { $n }
look-event = Evento: { $event }. { $about }
look-tile = Una habilidad especial, desde la elección hasta el final de la partida.
look-spent = Ya usada.
look-once = Una vez por partida.
look-stock = { $area }: { $needs }
look-used = Usadas: { $cards }.
look-used-none = Aún no se ha usado ninguna carta.
look-order = Puesto { $n } en el orden; cuenta { $total } de reputación.
look-reputation = Reputación: { $months }.
look-purse = Euros: { $n }; los sueldos cuestan { $bill }.
look-stored = Meses guardados: { $months }.
look-staff = Personal: { $staff }.
look-projects = Proyectos: { $projects }.
look-done = Completados: { $projects }.
look-abilities = Habilidades: { $tiles }.
look-open = En vigor: { $cards }.
look-hand = Cartas de acción en la mano: { $n }.
look-known = Conoces de la mano: { $cards }.
look-consultants = Asesores contratados: { $n }; el próximo cuesta { $price } €.
look-researcher = { $name } ({ $levels })

## The end of the game

end-board = Las fotos de los grupos
end-desk = El escritorio
end-won = Gana el grupo de { $player } con { $n } puntos
end-won-you = Gana tu grupo con { $n } puntos
end-shared = { $player } comparten la victoria con { $n } puntos
end-ahead = { $n ->
    [one] un punto más que { $player }
   *[other] { $n } puntos más que { $player }
}
end-by-experience = tantos puntos como { $player }, pero más experiencia
end-by-money = tantos puntos y experiencia como { $player }, pero más dinero
end-photo-name = { $player }, puesto { $place }: { $n } puntos, { $projects } proyectos terminados, { $bonuses } bonificaciones
end-you = tú
end-no-bonus = sin bonificación
end-sheet-short = puntos de cada grupo
end-sheet-name = Los puntos de cada grupo
end-turns = { $n ->
    [one] Tras un turno
   *[other] Tras { $n } turnos
}
end-row-linguistics = Lingüística
end-row-culture = Cultura e Historia
end-row-information = C. de la Información
end-row-reserved = propias
end-row-layout = abiertas
end-row-experience = experiencia
end-row-money = dinero
end-best = Lo mejor de la partida
end-best-projects = { $n ->
    [one] 1 proyecto: { $player }
   *[other] { $n } proyectos: { $player }
}
end-best-bonuses = { $n ->
    [one] 1 bonificación: { $player }
   *[other] { $n } bonificaciones: { $player }
}
end-best-experience = { $n } de experiencia: { $player }
end-best-reputation = { $n } en un campo: { $player }
end-best-money = { $n } €: { $player }
end-best-nobody = Todos igual de bien.
end-reviewer = Los revisores agradecen a todos los grupos su comprensión.

## How to play in pictures

howto-heart = Compra proyectos, mantén a tu gente ocupada y acaba lo que empezaste: un proyecto en el que nadie trabaja durante un turno se pierde.
howto-calendar = Turno y evento
howto-calendar-text = Cada fase del turno es un día que se tacha al pasar. La nota amarilla dice qué tiene de especial este turno.
howto-calls = Proyectos y gente
howto-calls-text = Tres proyectos en venta. Sus hojas muestran el trabajo: siete meses de L, C o I. Debajo cuelgan quienes aún pueden entrar en un grupo.
howto-cards = Cartas de acción
howto-cards-text = Tras la investigación cada cual roba una carta. Se usa una mitad: su truco propio, en el centro, o la acción sencilla del pie.
howto-bonuses = Bonos finales
howto-bonuses-text = Puntos al final para quien vaya en cabeza: 7 si lo reservaste, 5 si está abierto a todos. La cinta muestra quién va en cabeza ahora.
howto-rivals = Otros grupos
howto-rivals-text = Su reputación, dinero, gente y proyectos. Pulsa una tira para ver todo lo de ese grupo.
howto-numbers = Tus números
howto-numbers-text = La reputación es casi todo tu marcador. Debajo, tu dinero y lo que costarán los sueldos; en las tazas, los meses que guardaste.
howto-pad = Tu carpeta
howto-pad-text = Arriba tus proyectos, abajo tu gente. El reloj de arena dice cuántos meses da cada cual.
howto-hand = Tus cartas
howto-hand-text = Conservas tres como mucho. Nadie las ve antes de que se jueguen.
howto-area = Campo
howto-area-text = tu trabajo en un campo ayuda al siguiente proyecto de ese campo
howto-leaves = Siete meses
howto-leaves-text = llena: hecho; en línea: por hacer
howto-price = Precio
howto-price-text = págalo para llevarte el proyecto
howto-art = Dibujo
howto-art-text = de qué trata
howto-title = Título
howto-title-text = en la mesa, señálalo para leerlo entero
howto-copy = Copia
howto-copy-text = tantos meses quedan hechos al momento, copiados de tu trabajo en este campo
howto-winning = El turno que empieza con **menos de 4 proyectos** en la reserva es el último. Gana quien tenga más puntos: reputación, bonos finales, 1 por cada 4 de experiencia y 1 por cada 10 €.
howto-first-game = ¿Tu primera partida?
howto-first-game-text = Elige el juego básico. No tiene cartas, eventos ni bonos, y cinco fases en vez de nueve.
howto-tie = ¿Igualados al final?
howto-tie-text = Gana el grupo con más experiencia; después, el que tenga más dinero.
howto-step-buy = Compra proyectos
howto-step-buy-text = Por turnos, compra un proyecto por 5 € o pasa. El primero del turno trae un doctorando gratis.
howto-step-pay = Paga a todos
howto-step-pay-text = Los sueldos crecen con la experiencia. A quien no puedas pagar tendrás que despedir.
howto-step-work = Trabaja
howto-step-work-text = Da los meses de cada persona a un proyecto que los necesite. El que nadie toca se cancela: pierdes 2 de reputación.
howto-step-reap = Termina
howto-step-reap-text = Con siete meses un proyecto está completo: 12 € para ti y 3 de reputación, en sus propias letras.
howto-step-act = Juega cartas
howto-step-act-text = Todos ponen cartas boca abajo. Se resuelven por su número; un ataque se puede parar.
howto-linguistics = Lingüística (L)
howto-culture = Cultura e Historia (C)
howto-information = Ciencias de la Información (I)
howto-month = Un mes de trabajo
howto-reputation = Reputación
howto-experience = Experiencia
howto-euros = Euros
howto-attack = Ataque
howto-defence = Defensa
howto-lasting = Sigue en vigor
howto-misconduct = Puede destaparse

## The scoring sheet

sheet-linguistics = Reputación en Lingüística
sheet-culture = Reputación en Cultura e Historia
sheet-information = Reputación en Ciencias de la Información
sheet-reserved = Bonificaciones reservadas
sheet-layout = Bonificaciones abiertas
sheet-experience = Experiencia, un punto por cada 4
sheet-money = Dinero, un punto por cada 10 €
sheet-total = Total
sheet-tie-experience = Experiencia (primer desempate)
sheet-tie-money = Dinero (segundo desempate)

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
aspect-reputation = { $n } de reputación { $more }
aspect-euros = { $n } € { $more }
aspect-researchers = { $n ->
    [one] { $n } investigador { $more }
   *[other] { $n } investigadores { $more }
}
aspect-students = { $n ->
    [one] { $n } doctorando { $more }
   *[other] { $n } doctorandos { $more }
}
aspect-experience = { $n } de experiencia { $more }
aspect-stored = { $n ->
    [one] { $n } mes guardado { $more }
   *[other] { $n } meses guardados { $more }
}
aspect-projects = { $n ->
    [one] { $n } proyecto en curso { $more }
   *[other] { $n } proyectos en curso { $more }
}
aspect-marked = { $n ->
    [one] { $n } mes marcado { $more } en tus proyectos
   *[other] { $n } meses marcados { $more } en tus proyectos
}
aspect-completed = { $n ->
    [one] { $n } proyecto terminado { $more }
   *[other] { $n } proyectos terminados { $more }
}
aspect-cards = { $n ->
    [one] { $n } carta de acción { $more } en la mano
   *[other] { $n } cartas de acción { $more } en la mano
}

# What a drawing stands for in this game
icon-medal = reputación
icon-paper = proyecto

# La lista de opciones, en breve
row-stock = De la reserva
row-money = tienes { $money } €, los salarios cuestan { $bill } €
row-staff = Tu personal
row-months = { $n ->
    [one] { $n } mes por colocar
   *[other] { $n } meses por colocar
}
row-dismiss = Despide a alguien
row-saves = ahorras el salario
row-work = Trabaja en un proyecto
row-still = por hacer
row-store = O guárdalo
row-mugs = Meses guardados
