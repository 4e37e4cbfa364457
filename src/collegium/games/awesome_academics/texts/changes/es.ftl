rules-changed-2-claim = La habilidad de reclamar un proyecto fuera de turno sirve ahora también en el primer turno, antes de la primera compra propia. Antes no.
rules-changed-2-layoffs = Los dos meses que un doctorando guarda con Rumores de despidos se guardan ahora de uno en uno, cada uno en la disciplina que se quiera. Antes los dos iban a la misma.
rules-changed-2-swap = La habilidad de cambiar una carta de acción sirve ahora también en la fase de investigación y en el límite de mano. Antes no.
rules-changed-2-teaching = Ahora se pregunta a un grupo con meses guardados si da clase, mientras aún pueda salir Antiguo alumno rico. Antes la daba siempre.
