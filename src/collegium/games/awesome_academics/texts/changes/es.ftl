rules-changed-2-claim = Desde la versión 2 la habilidad de reclamar un proyecto fuera de turno también sirve en el primer turno, antes de la primera compra propia. Antes no.
rules-changed-2-layoffs = Desde la versión 2 los dos meses que un doctorando guarda con Rumores de despidos se guardan de uno en uno, cada uno en la disciplina que se quiera. Antes los dos iban a la misma.
rules-changed-2-swap = Desde la versión 2 la habilidad de cambiar una carta de acción también sirve en la fase de investigación y en el límite de mano. Antes no.
rules-changed-2-teaching = Desde la versión 2 se pregunta a un grupo con meses guardados si da clases, mientras aún pueda salir Antiguo alumno rico. Antes siempre las daba.
