rules-changed-2-bonus-disc = Desde la versión 2 no se puede jugar un disco extra tras una acción a la que se renunció o en la que no se hizo nada. Antes sí se podía.
