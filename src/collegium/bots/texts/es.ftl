# Las palabras del asesor, para todos los juegos.

coach-more = más
coach-less = menos
coach-many = más
coach-few = menos
coach-by-turn = { $what } al final de este turno
coach-by-next = { $what } al final de tu próximo turno
coach-by-end = { $what } al final de la partida
