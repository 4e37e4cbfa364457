# Notas de la primera partida guiada: qué, por qué, y por qué no lo otro; 45 palabras como mucho en total.

note-pick = Elige al { $role }.
note-pick-why = Cada Especialista recoge un color. El tuyo toma **{ $type }** de la reserva común.
note-pick-not = **¿Por qué no otro?** Los cuatro son igual de fuertes. Lo importante es que tu equipo reúna varios colores.

note-raise = Sube un rol dos niveles.
note-raise-why = Antes de recoger puedes mejorar tu equipo. En nivel cero nadie recoge a solas ni sostiene una cuadrilla.
note-raise-not = **¿Por qué no dos roles un nivel?** Basta una buena carta: en la cuadrilla arrastra a un principiante.

note-wizard = Sube a tu { role-data_wizard }.
note-wizard-why = Cuanto más alto su nivel, más **{ resource-data }** puede tomar de este pozo.
note-wizard-not = **¿Por qué no la otra carta?** El pozo de { resource-citizen } está igual de lleno. Pero allí pesca también un rival; mira los equipos.

note-crew = Reúne una cuadrilla.
note-crew-why = Tu Motor del Descubrimiento dirige varias cartas a la vez, y cada una aporta una bonificación.
note-crew-not = **¿Por qué no recoger a solas?** Tu carta tomaría tantos como su nivel, y ni uno más.

note-lead = Invita a tu { $card }.
note-lead-why = Los niveles de la cuadrilla deben sumar el de tu Motor: { $driver }. Esta carta lo logra sola.
note-lead-not = **¿Por qué no antes el principiante?** También puedes; el orden da igual. Cuenta la suma.

note-beginner = Invita también a tu { $card }.
note-beginner-why = Quien recoge toma { $bonus } de bonificación incluso en nivel cero: un crédito más, gratis.
note-beginner-not = **¿Por qué no cerrar ya la cuadrilla?** Quien se queda en casa no aporta nada. Lleva a todos.

note-hire = Contrata la carta superior.
note-hire-why = Una carta nueva aporta { $bonus } más en cada cuadrilla desde ahora, y quedan muchas.
note-hire-not = **¿Por qué no subir tu Motor?** Los niveles ya no lo alcanzarían, y este turno no podrías reunir ninguna.

note-crew-2 = Reúne otra cuadrilla.
note-crew-2-why = Ahora trabajan tres cartas para ti: lo que dirige el Motor, más una bonificación por cada una.
note-crew-2-not = **¿Por qué no esperar?** La reserva es de todos. Lo que dejes se lo llevan antes de tu próximo turno.

note-lead-2 = Invita a tu { $card }.
note-lead-2-why = Sigue alcanzando sola el { $driver } del Motor, así que los dos principiantes pueden venir.
note-lead-2-not = **¿Por qué no dejarla fuera?** Sin su nivel la cuadrilla no podría completarse.

note-second = Invita a tu { $card }.
note-second-why = Otro color: su bonificación sale de un pozo que los magos no tocan.
note-second-not = **¿Por qué no solo dos magos?** Vacían el mismo pozo. Varios colores duran más.

note-third = Invita al nuevo { $card }.
note-third-why = Quedan { $data } { resource-data }: bastan para la base y las bonificaciones de ambos magos.
note-third-not = **¿Por qué no cuidar el pozo?** Lo que tienes cuenta. Enseguida verás para qué sirve un pozo vacío.

note-raise-2 = Sube un rol dos niveles.
note-raise-2-why = Prepara la próxima ronda: más niveles en el equipo, para que también suba el Motor.
note-raise-2-not = **¿Por qué no contratar otra vez?** Pronto el Motor pedirá niveles. Un equipo de principiantes no puede seguirlo.

note-guru = Sube al { role-engagement_guru }.
note-guru-why = Tus niveles juntos superan entonces el { $driver } del Motor: la próxima vez podrás subirlo.
note-guru-not = **¿Por qué no el mago?** Dos colores fuertes valen más que uno muy fuerte; los pozos se agotan.

note-alone = Recoge a solas.
note-alone-why = Tu mago toma los últimos { $data } { resource-data }. Entonces hay { $types } tipos agotados y la ronda acaba enseguida.
note-alone-not = **¿Por qué no una cuadrilla?** No podría tomar más que esto. Y así tus rivales no tienen otro turno.
