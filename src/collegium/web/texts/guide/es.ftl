# La primera partida guiada: lo que rodea a las notas. Las notas son de cada juego.

guide-title = Partida guiada
guide-about = Los bots te esperan, y nada cuenta.
guide-waits = Ahora juegan los demás. Mira qué hacen; luego vuelve a ser tu turno.
guide-step = Parte { $part } de { $parts } · paso { $step } de { $of }
guide-earlier = Hace un momento · paso { $step } de { $of }
guide-back = Atrás
guide-on = Sigue
guide-do = Hazlo por mí
guide-look = Mirar la mesa
guide-look-back = Ver el paso
guide-alone = Puedo sin ayuda
guide-again = Guíame otra vez
guide-other = Eso también vale. Por ahora, toma lo iluminado.
guide-click = Haz clic aquí
guide-tap = Toca aquí
guide-through = Ya sabes cómo va.
guide-through-why = Desde aquí la partida es tuya, contra los mismos bots. El botón «Sugerencia» dice qué haría alguien experto y por qué; en «Ayuda» están las reglas.
guide-play = Seguir jugando
guide-begin = Juega una primera partida guiada
guide-start = Empezar la partida guiada
guide-short = Partida guiada
guide-ready = La partida guiada juega contigo tus primeros turnos. Puedes dejarla cuando quieras.
refused-no-guide = Este juego no tiene partida guiada.
