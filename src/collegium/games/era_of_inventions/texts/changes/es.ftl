rules-changed-2-bonus-disc = Ya no se puede jugar un disco extra tras una acción a la que se renunció o en la que no se hizo nada.
