# En torno a las decisiones y los autores de un juego, en español.
readings-title = Cómo leemos las reglas
readings-lead = Donde el reglamento calla o dice dos cosas, alguien tiene que decidir. Estas son las decisiones nuestras que notarías si tienes la caja. Las reglas completas están en la página de cómo se juega.
reading-number = decisión { $number }
reading-limit = regla de la casa
reading-changed = cambiada el { $day }
reading-book = El libro:
reading-ours = Aquí:
reading-why = Por qué:
credits-title = Los autores del juego de mesa
credits-titles = Los autores de los juegos de mesa
credits-independent = Collegium es una versión independiente: sus textos y dibujos son propios, y merece la pena tener los juegos de mesa originales.
