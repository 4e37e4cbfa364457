# Open Science Alliance en español

game-title = Open Science Alliance
game-tagline = Forma un equipo, comparte los recursos abiertos del mundo y consigue el mayor número de créditos de investigación en seis rondas.
game-credits = El reglamento que tenemos no nombra a nadie.
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
closes-going_solo = En esta ronda nadie recoge a solas: hay que reunir una cuadrilla, aunque sea de una sola carta.
closes-bonuses = En esta ronda las colaboraciones no dan bonificaciones.
closes-generalists = En esta ronda los Paladines y el Pegamento Social se quedan en casa.
card = { $role } (nivel { $level })
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
no-bonuses = ninguna
amount-any = { $amount } de cualquier tipo
roles-data_wizard = { $count ->
    [one] Mago de Datos
   *[other] { $count } Magos de Datos
}
roles-code_conjurer = { $count ->
    [one] Hechicero del Código
   *[other] { $count } Hechiceros del Código
}
roles-engagement_guru = { $count ->
    [one] Gurú de la Participación
   *[other] { $count } Gurús de la Participación
}
roles-knowledge_liberator = { $count ->
    [one] Libertador del Saber
   *[other] { $count } Libertadores del Saber
}

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
idle-turns = Turnos seguidos sin recoger: { $idle }; con { $limit } acaba la ronda por una regla de la casa
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
option-develop-raise_one = Sube un rol dos niveles
option-develop-raise_two = Sube dos roles un nivel
option-develop-raise_driver = Sube tu Motor del Descubrimiento
option-develop-hire = Contrata la carta superior del mazo de roles
option-develop-nothing = No hay nada que mejorar: continúa
ask-raise_by_two = ¿Qué rol sube dos niveles?
tip-raise_by_two = La vía rápida a una carta fuerte; debe estar en nivel 2 o menos.
option-raise_by_two-card = Sube tu { $card } dos niveles
ask-raise_first = ¿Qué rol sube primero?
tip-raise_first = Dos cartas distintas suben un nivel cada una.
option-raise_first-card = Sube tu { $card } un nivel
ask-raise_second = ¿Qué otro rol sube?
tip-raise_second = Debe ser una carta distinta de la primera.
option-raise_second-card = Sube tu { $card } un nivel
ask-collect = ¿Cómo recoges?
tip-collect = A solas, en equipo o nada; una vez por turno.
option-collect-solo = Recoge a solas con una carta
option-collect-team = Reúne una cuadrilla
option-collect-nothing = No recojas nada
ask-go_solo = ¿Qué carta recoge a solas?
tip-go_solo = Un Especialista toma su nivel de su propio tipo; un Paladín toma tipos distintos.
option-go_solo-card = Recoge con tu { $card }
ask-solo_types = ¿Qué tipos toma tu Paladín de nivel { $level }?
tip-solo_types = Uno de cada tipo que marques.
option-solo_types-types = Toma { $types }
ask-invite = Invita a alguien a tu cuadrilla, o complétala.
tip-invite = Cada carta que recoge aporta una bonificación, si el evento no lo impide. Termina cuando los niveles alcancen a tu Motor.
option-invite-card = Invita a tu { $card }
option-invite-borrow = Pide prestado a { $lender } su { $card }
option-invite-done = La cuadrilla está completa: recoge
ask-share_borrowed = ¿Cuánto toma de { $type } la carta prestada? Base restante: { $left }.
tip-share_borrowed = Si toma dos o más en total, su dueño recibe uno de tus créditos.
ask-share_own = ¿Cuánto toman de { $type } tus Especialistas? Base restante: { $left }.
tip-share_own = Decide qué tipos aportan la base. Agotar un segundo tipo acaba la ronda.
option-share-amount = Toma { $amount }
ask-share_champion = ¿Qué tipos toma tu Paladín de nivel { $level }? Base restante: { $left }.
tip-share_champion = La base y la bonificación de un Paladín son todas de tipos distintos.
option-share_champion-types = Toma { $types }

# Por qué no
reason-closed_by_event = El evento de esta ronda no lo permite: { $event }.
reason-no_low_role = Ninguno de tus roles está en nivel 2 o menos.
reason-all_at_top = Todos tus roles están en nivel 4.
reason-driver_at_top = Tu Motor del Descubrimiento ya está en nivel 6.
reason-deck_empty = El mazo de roles está vacío.
reason-nothing_to_take = Ninguna de tus cartas de nivel 1 o más encuentra algo que tomar.
reason-no_possible_crew = No hay cuadrilla posible: { $why }
reason-level_too_high = En nivel { $level } no puede subir tanto: el máximo es { $top }.
reason-just_raised = Es la carta que acabas de subir.
reason-generalist_closed = Los Generalistas se quedan en casa en esta ronda: { $event }.
reason-level_zero = En nivel 0 no puede recoger a solas: le falta 1 nivel.
reason-type_dry = No queda nada que pueda tomar.
reason-no_unit_for_bonus = Para su bonificación falta en la reserva: { $missing }.
reason-crew_not_completable = Con esta carta la cuadrilla nunca podría completarse.
reason-no_glue = Para pedir prestado necesitas Pegamento Social en la cuadrilla.
reason-borrowed_already = Ya has pedido prestada una carta.
reason-no_collector = Nadie de la cuadrilla recoge.
reason-below_driver = A tu cuadrilla le { $missing ->
    [one] falta { $missing } nivel
   *[other] faltan { $missing } niveles
} para llegar al de tu Motor.
reason-nothing_taken = Esta cuadrilla no tomaría nada.
reason-not_enough_resources = Para la base de esta cuadrilla { $missing ->
    [one] falta { $missing } recurso
   *[other] faltan { $missing } recursos
} en la reserva.
reason-more_than_card = Aquí puedes tomar { $most } como máximo.
reason-not_in_pool = Falta en la reserva: { $missing }.
reason-more_than_base = Es demasiado: de la base { $left ->
    [0] no queda nada
    [one] solo queda { $left }
   *[other] solo quedan { $left }
}.
reason-base_not_completable = Entonces { $missing ->
    [one] quedaría { $missing }
   *[other] quedarían { $missing }
} de la base que nadie podría tomar.
no-crew-levels = { $missing ->
    [one] a todos los niveles juntos les falta { $missing } para el { $driver } de tu Motor.
   *[other] a todos los niveles juntos les faltan { $missing } para el { $driver } de tu Motor.
}
no-crew-resources = para cualquiera que llegue al { $driver } de tu Motor hay demasiado poco que tomar.

# El relato
event-set_up_began = Preparación
event-table_laid = { $you ->
    [yes] Cada cual recibe un Motor del Descubrimiento de nivel { $driver } y elige su primer Especialista entre las { $cards } cartas de rol. La partida dura { $rounds } rondas; tú abres la primera.
   *[no] Cada cual recibe un Motor del Descubrimiento de nivel { $driver } y elige su primer Especialista entre las { $cards } cartas de rol. La partida dura { $rounds } rondas; { $who } abre la primera.
}
event-picked = { $you ->
    [yes] Tu primer Especialista es un { $role } (nivel { $level }).
   *[no] El primer Especialista de { $who } es un { $role } (nivel { $level }).
}
event-dealt = { $you ->
    [yes] Recibes del mazo de roles un { $role } (nivel { $level }).
   *[no] { $who } recibe del mazo de roles un { $role } (nivel { $level }).
}
event-round_began = Ronda { $round } de { $rounds }: { $event }
event-round_laid = { $you ->
    [yes] En la reserva hay { $amounts }. { $closes } Tú abres la ronda.
   *[no] En la reserva hay { $amounts }. { $closes } { $who } abre la ronda.
}
event-ran_dry = Se ha agotado un tipo: { $type }{ $dry ->
    [1] {" "}(el primero; con { $limit } agotados acaba la ronda)
   *[other] {""}
}.
event-round_ended_dry = Acaba la ronda { $round } porque se han agotado estos tipos: { $types }. Recursos perdidos: { $lost }.
event-round_ended_idle = Acaba la ronda { $round } porque nadie ha recogido nada en { $turns } turnos seguidos: es una regla de la casa. Recursos perdidos: { $lost }.
event-standing = { $you ->
    [yes] Has conseguido { $earned ->
        [one] { $earned } crédito
       *[other] { $earned } créditos
    } en esta ronda y tienes { $credits } en total.
   *[no] { $who } ha conseguido { $earned ->
        [one] { $earned } crédito
       *[other] { $earned } créditos
    } en esta ronda y tiene { $credits } en total.
}
event-game_ended = Final de la partida, tras { $rounds } rondas
event-won = { $you ->
    [yes] { $winners ->
        [one] Ganas con más créditos que nadie: { $credits }.
       *[other] Compartes la victoria: { $winners } jugadores tienen la cifra más alta de créditos, { $credits } cada uno.
    }
   *[no] { $winners ->
        [one] { $who } gana con más créditos que nadie: { $credits }.
       *[other] { $who } comparte la victoria: { $winners } jugadores tienen la cifra más alta de créditos, { $credits } cada uno.
    }
}
event-raised = { $you ->
    [yes] Subes { $another ->
        [yes] otro
       *[no] un
    } { $role } del nivel { $from } al { $to }.
   *[no] { $who } sube { $another ->
        [yes] otro
       *[no] un
    } { $role } del nivel { $from } al { $to }.
}
event-no_other_raised = { $you ->
    [yes] Ningún otro rol tuyo puede subir.
   *[no] Ningún otro rol de { $who } puede subir.
}
event-driver_raised = { $you ->
    [yes] Subes tu Motor del Descubrimiento del nivel { $from } al { $to }.
   *[no] { $who } sube su Motor del Descubrimiento del nivel { $from } al { $to }.
}
event-hired = { $you ->
    [yes] Contratas a un { $role } (nivel { $level }); { $left ->
        [0] era la última carta del mazo de roles.
        [one] en el mazo de roles queda { $left } carta.
       *[other] en el mazo de roles quedan { $left } cartas.
    }
   *[no] { $who } contrata a un { $role } (nivel { $level }); { $left ->
        [0] era la última carta del mazo de roles.
        [one] en el mazo de roles queda { $left } carta.
       *[other] en el mazo de roles quedan { $left } cartas.
    }
}
event-nothing_improved = { $you ->
    [yes] No puedes mejorar nada en este turno.
   *[no] { $who } no puede mejorar nada en este turno.
}
event-went_solo = { $you ->
    [yes] Tu { $card } recoge a solas y toma { $amounts }: { $total ->
        [one] { $total } crédito
       *[other] { $total } créditos
    } para ti.
   *[no] El { $card } de { $who } recoge a solas y toma { $amounts }: { $total ->
        [one] { $total } crédito
       *[other] { $total } créditos
    } para { $who }.
}
event-collected_nothing = { $you ->
    [yes] Decides no recoger nada (turnos seguidos sin recoger: { $idle } de { $limit }).
   *[no] { $who } decide no recoger nada (turnos seguidos sin recoger: { $idle } de { $limit }).
}
event-could_not_collect = { $you ->
    [yes] No puedes recoger nada en este turno (turnos seguidos sin recoger: { $idle } de { $limit }).
   *[no] { $who } no puede recoger nada en este turno (turnos seguidos sin recoger: { $idle } de { $limit }).
}
event-crew_called = { $you ->
    [yes] Reúnes una cuadrilla: sus niveles deben llegar a { $driver }, el nivel de tu Motor del Descubrimiento.
   *[no] { $who } reúne una cuadrilla: sus niveles deben llegar a { $driver }, el nivel de su Motor del Descubrimiento.
}
event-invited = { $you ->
    [yes] Invitas a tu { $card }.
   *[no] { $who } invita a su { $card }.
}
event-borrowed = { $you ->
    [yes] Pides prestado a { $lender } su { $card }.
   *[no] { $who } { $lender-you ->
        [yes] te pide prestado tu
       *[no] pide prestado a { $lender } su
    } { $card }.
}
event-crew_complete = { $you ->
    [yes] Tu cuadrilla está completa: nivel conjunto { $level }. Bonificaciones de sus Especialistas: { $bonuses }. Base que pueden tomar y repartir sus recolectores: { $base }.
   *[no] La cuadrilla de { $who } está completa: nivel conjunto { $level }. Bonificaciones de sus Especialistas: { $bonuses }. Base que pueden tomar y repartir sus recolectores: { $base }.
}
event-borrowed_took = El { $card } que { $lender-you ->
    [yes] prestaste tú
   *[no] prestó { $lender }
} toma { $amount } de la base.
event-own_took = { $you ->
    [yes] { $count ->
        [one] Tu { $roles } toma
       *[other] Tus { $roles } toman
    } { $amount } de la base.
   *[no] { $count ->
        [one] El { $roles } de { $who } toma
       *[other] Los { $roles } de { $who } toman
    } { $amount } de la base.
}
event-champion_took = { $you ->
    [yes] Tu Paladín de la Transparencia (nivel { $level }) toma { $amounts } (base: { $base }; bonificación: { $bonus }).
   *[no] El Paladín de la Transparencia (nivel { $level }) de { $who } toma { $amounts } (base: { $base }; bonificación: { $bonus }).
}
event-champion_took_nothing = { $you ->
    [yes] Tu Paladín de la Transparencia (nivel { $level }) no toma nada.
   *[no] El Paladín de la Transparencia (nivel { $level }) de { $who } no toma nada.
}
event-team_collected = { $you ->
    [yes] En total, tu cuadrilla toma { $amounts }: { $total ->
        [one] { $total } crédito
       *[other] { $total } créditos
    } para ti.
   *[no] En total, la cuadrilla de { $who } toma { $amounts }: { $total ->
        [one] { $total } crédito
       *[other] { $total } créditos
    } para { $who }.
}
event-lender_paid = { $you ->
    [yes] Recibes { $credits } de los créditos de { $borrower }, porque tu carta tomó más de un recurso.
   *[no] { $who } recibe { $credits } de { $borrower-you ->
        [yes] tus créditos
       *[no] los créditos de { $borrower }
    }, porque la carta prestada tomó más de un recurso.
}
event-lender_unpaid = { $you ->
    [yes] No recibes nada de { $borrower }: tu carta no tomó más de un recurso.
   *[no] { $who } no recibe nada { $borrower-you ->
        [yes] de ti
       *[no] de { $borrower }
    }: la carta prestada no tomó más de un recurso.
}

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

# El tablero
name-data_wizard = Mago de Datos
name-code_conjurer = Hechicero del Código
name-engagement_guru = Gurú de la Participación
name-knowledge_liberator = Libertador del Saber
name-transparency_champion = Paladín de la Transparencia
name-social_glue = Pegamento Social
name-discovery_driver = Motor del Descubri­miento
foot-nothing = sin restricciones
foot-hiring = sin contratar
foot-raising_by_two = sin subir dos niveles
foot-teams = sin cuadrillas
foot-going_solo = nadie a solas
foot-bonuses = sin bonificación
foot-generalists = generalistas en casa
plate-hiring = Nadie puede contratar.
plate-raising_by_two = Ningún rol sube dos niveles.
plate-teams = Sin cuadrillas: se recoge a solas.
plate-going_solo = Solo cuadrillas, aunque de una carta.
plate-bonuses = Sin bonificaciones de cuadrilla.
plate-generalists = Sin Paladines ni Pegamento Social.
card-borrows = pide 1
card-base = base ≤ { $n }
card-new = nuevo rol, nivel 0
tag-picked = tu elección
tag-in-crew = { $of ->
    [1] dentro
   *[other] { $n }/{ $of } dentro
}
desk-yours = Tu equipo
desk-credits = créditos
desk-cards = { $n ->
    [one] { $n } carta de rol
   *[other] { $n } cartas de rol
}
key-alone = a solas
key-crew = en grupo
zone-sky = La ronda
zone-event = Evento de esta ronda
zone-turn = Este turno
zone-steps = Primero mejora tu equipo y luego recoge una vez
zone-rivals = Rivales
zone-desk = Tus cartas
zone-end = Clasificación final
tab-table = Mesa
tab-round = Ronda
tab-team = Equipo
clock-dry = { $dry } de { $limit } agotados
clock-ends = con { $limit } acaba la ronda
clock-idle = nada: { $idle } de { $limit }
well-dry = seco
bar-base = base
bar-bonuses = extras
bar-left = { $n } por repartir
bar-types = { $n ->
    [one] Toma 1 tipo
   *[other] Toma { $n } tipos distintos
}
step-improve = Mejora tu equipo
step-collect = Recoge, una vez
turn-of = { $player } elige
rival-choosing = está eligiendo
rival-picked = ha elegido, boca abajo
medal-raise_one = un rol +2
medal-raise_two = dos roles +1
medal-raise_driver = Motor +1
medal-hire = contratar
medal-solo = a solas
medal-team = cuadrilla
medal-nothing = nada
medal-name = { $what }
medal-locked = { $what }: cerrado por el evento de esta ronda
well-name = { $type }: quedan { $n } de { $of }{ $leaving ->
    [0] {""}
   *[other] , { $leaving } se van con la cuadrilla
}
team-name = { $player }: { $card }{ $n ->
    [1] {""}
   *[other] , { $n } cartas
}{ $chosen ->
    [0] {""}
   *[other] , { $chosen } en la cuadrilla
}
driver-name = { $player }: Motor del Descubrimiento de nivel { $n }
rival-name = { $player }: { $n } créditos de investigación, { $cards } cartas de rol, Motor { $driver }{ $first ->
    [0] {""}
   *[other] , abrió esta ronda
}
member-name = En la cuadrilla: { $card }{ $n ->
    [1] {""}
   *[other] , { $n } cartas
}
borrowed-name = En la cuadrilla: { $card }, carta de { $player }
crew-free = El Pegamento Social deja entrar a un Especialista rival
sum-name = Cuadrilla: nivel { $level } de { $driver }; base { $base } y bonificaciones { $bonuses } suman { $total }
sum-left = Cuadrilla: { $total } en total, { $left } de la base por repartir
event-name = Ronda { $round }: { $event }. { $closes }
past-name = La ronda { $round } fue { $event }
dry-name = { $dry } de { $limit } tipos agotados: con { $limit } acaba la ronda{ $idle ->
    [0] {""}
   *[other] ; { $idle } turnos sin recoger: por una regla de la casa, con { $turns } acaba también
}
deck-name = Mazo de roles: { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}. { $rest }
pick-name = { $card }{ $picked ->
    [0] {""}
   *[other] , tu elección
}
look-now = A solas tomaría ahora { $amount }.
look-of = { $mine ->
    [yes] En tu equipo
   *[no] En el equipo de { $player }
}{ $n ->
    [one] .
   *[other] , { $n } iguales.
}
look-round = El evento de la ronda { $round }.
look-left = { $n ->
    [0] No queda nada en esta ronda.
   *[other] { $n ->
        [one] Queda { $n }
       *[other] Quedan { $n }
    } en esta ronda; cada recurso tomado es un crédito.
}
look-collectors = { $player }: Especialistas de nivel { $levels }.
look-deck = Quien contrata recibe la primera carta, de nivel 0.
look-reconstructed = El anillo abierto: este valor es una reconstrucción.

# The end
end-won = { $mine ->
    [yes] Ganas con { $n } créditos
   *[no] { $player } gana con { $n } créditos
}
end-shared = { $player } comparten la victoria con { $n }
end-level = Iguales tras { $rounds } rondas
end-from-behind = Última plaza en la ronda { $round }; luego, { $n } en { $rest ->
    [one] la última
   *[other] { $rest } rondas
}
end-since = En cabeza desde la ronda { $round }
end-always = En cabeza de la primera ronda a la última
end-at-last = Tomó la delantera en la última ronda
end-told = { $what }. { $how }.
end-courses = Créditos tras cada ronda
end-total = Total
end-seat = { $player }: puesto { $place }, { $n ->
    [one] { $n } crédito de investigación
   *[other] { $n } créditos de investigación
}; { $feat }
end-rounds = { $player }, ronda a ronda: { $rounds }
end-feat-round = más en la ronda { $round }: { $n }
end-feat-driver = Motor más alto: { $n }
end-feat-cards = más cartas de rol: { $n }
end-feat-levels = más niveles: { $n }
end-feat-own = mejor ronda: { $n }

# How to play in pictures
howto-heart = Todos beben de los mismos cuatro pozos. Forma un equipo, llama a la cuadrilla justa y toma más que tus rivales antes de que se sequen.
howto-wells = Los pozos
howto-wells-text = Datos, software, ciencia ciudadana, publicaciones: lo que queda en esta ronda. Cada pieza que tomas es un crédito.
howto-event = El evento
howto-event-text = Un cometa abre cada una de las seis rondas. Llena los pozos y puede cerrar algo hasta que llegue el siguiente.
howto-dry = Las gotas
howto-dry-text = Una gota se llena por cada pozo seco. Con dos acaba la ronda y lo que queda se pierde.
howto-deck = El mazo de roles
howto-deck-text = Contrata la primera carta y tu equipo crece. Los signos muestran lo que queda en el mazo.
howto-crew = La cuadrilla
howto-crew-text = Las cartas invitadas rodean tu Motor. Sus niveles deben llenar el anillo; cada estrella trae una pieza extra.
howto-sum = La suma
howto-sum-text = Nivel alcanzado, base y extras: lo que tomará la cuadrilla. Con el anillo lleno, pulsa aquí para recoger.
howto-rivals = Rivales
howto-rivals-text = Sus créditos, su Motor y sus cartas están a la vista. Con Pegamento Social puedes pedir prestado un Especialista.
howto-team = Tu equipo
howto-team-text = Tus créditos, tu Motor a la izquierda y tus cartas de rol. Borde dorado: esta carta se puede elegir ahora.
howto-level = Nivel
howto-level-text = de 0 a 4; súbelo en tu turno
howto-picture = Dibujo
howto-picture-text = gana un detalle con cada nivel
howto-name = Rol
howto-name-text = su color es el de su pozo
howto-stars = Estrellas
howto-stars-text = otra vez el nivel, estrella a estrella
howto-alone = A solas
howto-alone-text = toma tantas como su nivel
howto-increw = En cuadrilla
howto-increw-text = una extra, incluso con nivel 0
howto-winning = Tras **seis rondas** gana quien tenga más **créditos de investigación**. Cada pieza que tomas de un pozo es un crédito.
howto-lend = Una carta prestada
howto-lend-text = Si toma dos o más, su dueño recibe uno de tus créditos.
howto-tie = ¿Empate al final?
howto-tie-text = Compartís la victoria.
howto-step-improve = Mejora
howto-step-improve-text = Sube un rol dos niveles, dos roles uno, o tu Motor; o contrata una carta nueva de nivel 0. Un candado: cerrado esta ronda.
howto-step-collect = Recoge
howto-step-collect-text = Una vez por turno: una carta a solas, una cuadrilla, o nada.
howto-step-crew = Llama a la cuadrilla
howto-step-crew-text = Invita cartas hasta que sus niveles alcancen tu Motor. La base es como mucho el nivel del Motor; cada recolector añade una.
howto-step-take = Toma tus piezas
howto-step-take-text = Las piezas levantadas se van con la cuadrilla. Tú eliges qué pozos dan la base.
howto-step-dry = Dos pozos secos
howto-step-dry-text = Tras ese turno acaba la ronda. Deja una pieza para seguir, o vacía un pozo antes de que recojan tus rivales.
howto-credit = Crédito
howto-alone-sign = A solas
howto-crew-sign = En cuadrilla
howto-driver = Motor del Descubrimiento
howto-champion = Paladín: tipos distintos
howto-glue = Pegamento Social: pide una
howto-flag = Abre la ronda
howto-lock = Cerrado esta ronda

# La lista de opciones, en breve
row-invite = Invita
row-together = lo que recoge entonces la cuadrilla
row-borrow = Pide prestada una
row-fee = si toma 2 o más, su dueño recibe 1
row-collect = Recoge con esta cuadrilla
row-raise_one = Sube un rol
row-raise_two = Sube dos roles
row-raise_driver = Sube tu Motor
row-hire = Contrata una carta de rol
row-solo = Recoge a solas
row-team = Reúne una cuadrilla
row-nothing = No recojas nada
row-take = Toma
