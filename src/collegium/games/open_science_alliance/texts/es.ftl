# Open Science Alliance en español

game-title = Open Science Alliance
game-tagline = Forma un equipo, comparte los recursos abiertos del mundo y consigue el mayor número de créditos de investigación en seis rondas.
variant-standard = Estándar
variant-standard-about = Seis de los once eventos, cada uno con sus recursos; algunos prohíben algo durante su ronda.
variant-calm = Eventos tranquilos
variant-calm-about = Los eventos solo traen recursos y no prohíben nada. Ideal para la primera partida.

# Componentes
resource-data = datos FAIR
resource-software = software
resource-citizen = ciencia ciudadana
resource-publishing = publicaciones
role-data_wizard = Mago de Datos
role-code_conjurer = Hechicero del Código
role-engagement_guru = Gurú de la Participación
role-knowledge_liberator = Libertador del Saber
role-transparency_champion = Paladín de la Transparencia
role-social_glue = Pegamento Social
role-discovery_driver = Motor del Descubrimiento
role-tip-data_wizard = Especialista. Recoge datos FAIR: hasta su nivel a solas, uno más en una cuadrilla.
role-tip-code_conjurer = Especialista. Recoge software: hasta su nivel a solas, uno más en una cuadrilla.
role-tip-engagement_guru = Especialista. Recoge ciencia ciudadana: hasta su nivel a solas, una más en una cuadrilla.
role-tip-knowledge_liberator = Especialista. Recoge publicaciones: hasta su nivel a solas, una más en una cuadrilla.
role-tip-transparency_champion = Generalista. Recoge tipos distintos, nunca dos del mismo a la vez.
role-tip-social_glue = Generalista. No recoge nada, pero suma su nivel y deja entrar a un Especialista rival.
role-tip-discovery_driver = Dirige la cuadrilla: los niveles deben llegar a este número y la base nunca lo supera.
card-open_science_festival = Festival de la Ciencia Abierta
card-fair_data_mandate = Mandato de Datos FAIR
card-research_software_call = Convocatoria de Software
card-citizen_science_month = Mes de la Ciencia Ciudadana
card-diamond_publishing_deal = Acuerdo Editorial Diamante
card-hiring_freeze = Contratación Congelada
card-training_budget_cut = Recorte en Formación
card-campus_lockdown = Campus Cerrado
card-consortium_call = Convocatoria de Consorcios
card-old_school_metrics = Métricas de Antaño
card-departmental_silos = Departamentos Estancos
closes-nothing = Sin restricciones en esta ronda.
closes-hiring = En esta ronda nadie puede contratar.
closes-raising_by_two = En esta ronda ningún rol sube dos niveles.
closes-teams = En esta ronda no hay colaboraciones: se recoge a solas.
closes-going_solo = En esta ronda nadie recoge a solas: reúne una cuadrilla, aunque sea de uno.
closes-bonuses = En esta ronda las colaboraciones no dan bonificaciones.
closes-generalists = En esta ronda los Paladines y el Pegamento Social se quedan en casa.
card = { $role } { $level }
amount-data = { $amount ->
    [one] { $amount } dato FAIR
   *[other] { $amount } datos FAIR
}
amount-software = { $amount } de software
amount-citizen = { $amount } de ciencia ciudadana
amount-publishing = { $amount ->
    [one] { $amount } publicación
   *[other] { $amount } publicaciones
}
no-types = nada

# Cómo va la partida
headline-setup = Preparación: cada cual elige su primer Especialista
headline = Ronda { $round } de { $rounds }: { $event }
headline-over = La partida ha terminado tras { $rounds } rondas
sheet-round = Ronda { $round }
sheet-credits = Créditos de investigación

# La mesa
zone-centre = Recursos compartidos
zone-deck = Mazo de roles
zone-events = Eventos por venir
zone-crew = Cuadrilla de { $who }
zone-credits = Créditos de investigación
dry-types = { $dry } de { $limit } tipos agotados: con { $limit } vacíos acaba la ronda
idle-turns = Turnos seguidos sin recoger: { $idle }; con { $limit } acaba la ronda
first-player = Abre esta ronda
team-size = Cartas de rol
crew-empty = Aún no hay nadie invitado
crew-level = Nivel conjunto
crew-base = Base
crew-bonuses = Bonificaciones
crew-total = Recursos en total
crew-left = Base por repartir
crew-lender = Prestado por { $lender }
crew-reserved = Sale de la reserva para bonificaciones: { $amounts }
crew-taken = Ha salido de la reserva: { $amounts }
crew-fee = Un crédito es para quien prestó la carta
deck-tip = Quedan en el mazo: { $cards }
deck-count = { $count } { $role }
event-pile-tip = Nadie sabe qué eventos vendrán.

# Decisiones
ask-pick_specialist = Elige tu primer Especialista.
tip-pick_specialist = Si eliges lo que otros no tienen, tendrás un recurso para ti.
option-pick_specialist-role = { $role } (recoge { $type })
ask-develop = Mejora tu equipo.
tip-develop = Una mejora por turno, antes de recoger.
option-develop-raise_one = Subir un rol dos niveles
option-develop-raise_two = Subir dos roles un nivel
option-develop-raise_driver = Subir tu Motor del Descubrimiento
option-develop-hire = Contratar la carta superior del mazo de roles
option-develop-nothing = No hay nada que mejorar: seguir
ask-raise_by_two = ¿Qué rol sube dos niveles?
tip-raise_by_two = La vía rápida a una carta fuerte; debe estar en nivel 2 o menos.
option-raise_by_two-card = Subir { $card } dos niveles
ask-raise_first = ¿Qué rol sube primero?
tip-raise_first = Dos cartas distintas suben un nivel cada una.
option-raise_first-card = Subir { $card } un nivel
ask-raise_second = ¿Qué otro rol sube?
tip-raise_second = Debe ser una carta distinta de la primera.
option-raise_second-card = Subir { $card } un nivel
ask-collect = ¿Cómo recoges?
tip-collect = A solas, en equipo o nada; una vez por turno.
option-collect-solo = Una carta recoge a solas
option-collect-team = Reunir una cuadrilla
option-collect-nothing = No recoger nada
ask-go_solo = ¿Qué carta recoge a solas?
tip-go_solo = Un Especialista toma su nivel de su propio tipo; un Paladín toma tipos distintos.
option-go_solo-card = Recoge { $card }
ask-solo_types = ¿Qué tipos toma tu Paladín de nivel { $level }?
tip-solo_types = Uno de cada tipo que marques.
option-solo_types-types = Tomar { $types }
ask-invite = Invita a alguien a tu cuadrilla, o complétala.
tip-invite = Cada carta que recoge aporta una bonificación, si el evento no lo impide. Termina cuando los niveles alcancen a tu Motor.
option-invite-card = Invitar a { $card }
option-invite-borrow = Pedir prestado a { $lender } su { $card }
option-invite-done = La cuadrilla está completa: recoger
ask-share_borrowed = ¿Cuánto toma de { $type } la carta prestada? Base restante: { $left }.
tip-share_borrowed = Si toma dos o más en total, su dueño recibe uno de tus créditos.
ask-share_own = ¿Cuánto toman de { $type } tus Especialistas? Base restante: { $left }.
tip-share_own = Decide qué tipos aportan la base. Agotar un segundo tipo acaba la ronda.
option-share-amount = Tomar { $amount }
ask-share_champion = ¿Qué tipos toma tu Paladín de nivel { $level }? Base restante: { $left }.
tip-share_champion = La base y la bonificación de un Paladín son todas de tipos distintos.
option-share_champion-types = Tomar { $types }

# Por qué no
reason-closed_by_event = El evento de esta ronda no lo permite.
reason-no_low_role = Ninguno de tus roles está en nivel 2 o menos.
reason-all_at_top = Todos tus roles están en nivel 4.
reason-driver_at_top = Tu Motor del Descubrimiento ya está en nivel 6.
reason-deck_empty = El mazo de roles está vacío.
reason-nothing_to_take = Ninguna de tus cartas de nivel 1 o más encuentra algo que tomar.
reason-no_possible_crew = No hay cuadrilla posible: niveles demasiado bajos o pocos recursos.
reason-level_too_high = Su nivel es demasiado alto para subir tanto.
reason-just_raised = Es la carta que acabas de subir.
reason-generalist_closed = Los Generalistas se quedan en casa en esta ronda.
reason-level_zero = En nivel 0 no puede recoger a solas.
reason-type_dry = No queda nada que pueda tomar.
reason-no_unit_for_bonus = No quedaría nada para su bonificación.
reason-crew_not_completable = Con esta carta la cuadrilla nunca podría completarse.
reason-no_glue = Para pedir prestado necesitas Pegamento Social en la cuadrilla.
reason-borrowed_already = Ya has pedido prestada una carta.
reason-no_collector = Nadie de la cuadrilla recoge.
reason-below_driver = El nivel conjunto no llega al de tu Motor.
reason-nothing_taken = Esta cuadrilla no tomaría nada.
reason-not_enough_resources = Faltan recursos para la base y las bonificaciones.
reason-more_than_card = Es más de lo que puede tomar.
reason-not_in_pool = No queda tanto.
reason-more_than_base = Es más que la base que queda.
reason-base_not_completable = Los demás no podrían aportar el resto de la base.

# El relato
event-picked = { $you ->
    [yes] Empiezas con un { $role }.
   *[no] { $who } empieza con un { $role }.
}
event-dealt = { $you ->
    [yes] Recibes del mazo un { $role }.
   *[no] { $who } recibe del mazo un { $role }.
}
event-round_started = { $you ->
    [yes] Ronda { $round }: { $event }. { $closes } Empiezas tú.
   *[no] Ronda { $round }: { $event }. { $closes } Empieza { $who }.
}
event-raised = { $you ->
    [yes] Subes un { $role } al nivel { $level }.
   *[no] { $who } sube un { $role } al nivel { $level }.
}
event-driver_raised = { $you ->
    [yes] Subes tu Motor del Descubrimiento a { $level }.
   *[no] { $who } sube su Motor del Descubrimiento a { $level }.
}
event-hired = { $you ->
    [yes] Contratas a un { $role }.
   *[no] { $who } contrata a un { $role }.
}
event-went_solo = { $you ->
    [yes] Tu { $card } recoge a solas: { $amounts } (+{ $total }).
   *[no] El { $card } de { $who } recoge a solas: { $amounts } (+{ $total }).
}
event-collected_nothing = { $you ->
    [yes] No recoges nada.
   *[no] { $who } no recoge nada.
}
event-invited = { $you ->
    [yes] Invitas a tu { $card }.
   *[no] { $who } invita a su { $card }.
}
event-borrowed = { $you ->
    [yes] Pides prestado a { $lender } su { $card }.
   *[no] { $who } pide prestado a { $lender } su { $card }.
}
event-team_collected = { $you ->
    [yes] Tu cuadrilla recoge { $amounts }: { $total } en total.
   *[no] La cuadrilla de { $who } recoge { $amounts }: { $total } en total.
}
event-lender_paid = { $you ->
    [yes] Das un crédito a { $lender }, que te prestó su carta.
   *[no] { $who } da un crédito a { $lender }, que le prestó su carta.
}
event-ran_dry = Se ha agotado un tipo: { $type }.
event-round_ended_dry = Acaba la ronda { $round }: al menos dos tipos agotados. Recursos perdidos: { $lost }.
event-round_ended_idle = Acaba la ronda { $round }: dos vueltas sin que nadie recoja. Recursos perdidos: { $lost }.
event-game_ended = La última ronda ha terminado.

# Lo que cuenta quien juega (el consejero)
aspect-credits = { $n ->
    [one] { $n } crédito { $more }
   *[other] { $n } créditos { $more }
}
aspect-lead = { $sign ->
    [more] ganas { $n ->
        [one] { $n } crédito
       *[other] { $n } créditos
    } a tu mejor rival
   *[less] pierdes { $n ->
        [one] { $n } crédito
       *[other] { $n } créditos
    } ante tu mejor rival
}
aspect-driver = { $n ->
    [one] { $n } nivel { $more } de tu Motor del Descubrimiento
   *[other] { $n } niveles { $more } de tu Motor del Descubrimiento
}
aspect-levels = { $n ->
    [one] { $n } nivel { $more } en tu equipo
   *[other] { $n } niveles { $more } en tu equipo
}
aspect-specialists = { $n ->
    [one] { $n } Especialista { $more }
   *[other] { $n } Especialistas { $more }
}
aspect-generalists = { $n ->
    [one] { $n } Generalista { $more }
   *[other] { $n } Generalistas { $more }
}
aspect-kinds = { $n ->
    [one] { $n } clase de Especialista { $more }
   *[other] { $n } clases de Especialista { $more }
}
