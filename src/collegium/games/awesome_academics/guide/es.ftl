# Notas de la primera partida guiada: qué, por qué, y por qué no lo otro; 45 palabras como mucho en total.

note-first = Elige a esta investigadora.
note-first-why = Sabe de Lingüística e Información: muchos proyectos piden justo eso. Una investigadora, dos pistas.
note-first-not = **¿Por qué no otra pareja?** También vale; lo importante es que pareja y proyecto encajen.

note-project = Compra este proyecto por { $price } euros.
note-project-why = Pide { $months }: tus disciplinas. Terminado, da { $points } de reputación, y la reputación gana.
note-project-not = **¿Por qué no uno de Cultura?** Nadie de tu grupo la domina todavía.

note-student = Acepta al doctorando.
note-student-why = Tu primer proyecto de un turno trae un doctorando gratis: un mes de trabajo por turno, de cualquier disciplina.
note-student-not = **¿Por qué no rechazarlo?** Solo si los salarios te arruinan después. Un principiante aún no cuesta nada.

note-enough = Pasa: basta un proyecto.
note-enough-why = Todo proyecto debe recibir trabajo cada turno. El que nadie toca se cancela.
note-enough-not = **¿Por qué no otro?** Con tan poca gente frenaría al primero. Un proyecto cancelado cuesta { $lost } de reputación.

note-pay = Paga todos los salarios.
note-pay-why = Tienes { $money } euros. Quien cobra se queda y trabaja; los salarios crecen con la experiencia.
note-pay-not = **¿Por qué no despedirla?** Ahorrarías poco y perderías todo lo que ha aprendido.

note-ling = Hazla trabajar en { $discipline }.
note-ling-why = Elígela a ella y después la disciplina. La pista que trabaja sube un nivel: el próximo turno da { $grown } meses.
note-ling-not = **¿Por qué no un consultor?** Cuesta dinero y no aprende nada.

note-info = Ahora su otra pista.
note-info-why = { $discipline }: la misma investigadora trabaja con las dos pistas en un turno, y ambas suben.
note-info-not = **¿Por qué no reservarla?** En el juego básico una pista parada no da nada, ni ahora ni después.

note-phd = Haz trabajar al doctorando.
note-phd-why = Un mes en la disciplina que el proyecto aún necesite: la eliges en el próximo paso.
note-phd-not = **¿Por qué no mandarlo a casa?** Cada mes trae además una ficha, y con fichas se forma un investigador.

note-token = Elige { $discipline }.
note-token-why = Es lo que más le falta al proyecto. Con { $tokens } fichas el doctorando se doctora y puede ser investigador tuyo.
note-token-not = **¿Por qué no la otra?** El próximo turno tu investigadora puede terminarla sola.

note-stop = Termina la investigación.
note-stop-why = Todos han trabajado. El proyecto ha avanzado, así que está a salvo.
note-stop-not = **¿Por qué no un consultor por { $fee } euros?** Un mes no lo termina. El próximo turno tu gente puede más: guarda el dinero para salarios.

note-pass = Pasa esta vez.
note-pass-why = Todos los proyectos en oferta son sobre todo de Cultura. Y tu gente está ocupada: puede terminar el suyo.
note-pass-not = **¿Por qué no comprar igual?** Habría que trabajar en él este mismo turno, o se cancela.

note-pay-2 = Paga otra vez los salarios.
note-pay-2-why = Ahora cuestan más: tu investigadora ha crecido. A cambio, sus pistas dan más.
note-pay-2-not = **¿Por qué no despedir al doctorando?** Se perdería una ficha, y hoy cada mes cuenta.

note-ling-2 = Hazla trabajar en { $discipline }.
note-ling-2-why = { $months } de golpe, más que antes. Una pista trabaja siempre en bloque en un solo proyecto.
note-ling-2-not = **¿Por qué no antes el doctorando?** Cuenta lo que falta: su bloque cabe entero aquí, y el doctorando cierra el hueco.

note-info-2 = Ahora { $discipline }.
note-info-2-why = Más de lo que falta, así que una parte se pierde. No importa: esta disciplina queda lista y la pista sube.
note-info-2-not = **¿Por qué no el doctorando?** Hace falta para la otra.

note-phd-2 = Que el doctorando cierre el hueco.
note-phd-2-why = Falta un mes, y es este. El proyecto queda terminado: { $euros } euros y reputación.
note-phd-2-not = **¿Por qué no un consultor?** El doctorando no cuesta nada más y gana una ficha.

note-point = Toma reputación aquí.
note-point-why = Un proyecto terminado da { $points } puntos de reputación en sus disciplinas, y los repartes tú.
note-point-not = **¿Por qué no todo en una?** En el juego básico solo cuenta la suma; el estándar premia una disciplina fuerte.
