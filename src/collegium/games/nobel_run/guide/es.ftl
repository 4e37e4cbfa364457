# Notas de la primera partida guiada: qué, por qué, y por qué no lo otro; 45 palabras como mucho en total.

note-local = Usa { $card } para sacar dinero.
note-local-why = Te da { $amount }. La carta **{ card-postdoc }** de la pared cuesta { $price }: tus cinco cartas suman justo eso.
note-local-not = **¿Por qué no esfuerzo?** De eso da menos, y ella se paga solo con dinero.

note-predoc = Usa { $card } para sacar dinero.
note-predoc-why = Una carta da una sola cosa por turno, y tú eliges cuál. Ahora suma { $amount } a tu bolsa.
note-predoc-not = **¿Por qué no esfuerzo?** Daría más, pero nada de lo que compras hoy lo pide.

note-research = Usa también { $card } para sacar dinero.
note-research-why = Tienes { $money }. Lo que consigues este turno va a una sola bolsa y paga cualquier carta de la pared.
note-research-not = **¿Por qué no datos?** Compran artículos, más adelante. Si sobran, se pierden al terminar.

note-work = Usa una carta de { $card }.
note-work-why = Casi todo tu primer mazo es así. Da poco, pero hoy todo cuenta.
note-work-not = **¿Por qué no publicarla?** Eso aligera tu mazo. Hazlo cuando te sobre una: el próximo turno.

note-work-again = Usa la otra carta de { $card }.
note-work-again-why = Tienes { $money }; con esta llegas a { $price }, el precio exacto.
note-work-again-not = **¿Por qué no comprar ya algo más barato?** El dinero no se guarda: una bolsa llena pide la mejor carta que pueda pagar.

note-postdoc = Compra { $card }.
note-postdoc-why = Va a tu descarte y vuelve cuando se baraja. Cada vez da { $effort } de esfuerzo, o datos.
note-postdoc-not = **¿Por qué no un Predoc por { $cheap }?** En un mazo pequeño cada carta sale a menudo: mejor una fuerte.

note-slim = Publica una carta de { $card }.
note-slim-why = Cuelga en tu CV, sin prestigio, y sale de tu mazo para siempre. Desde ahora robas mejores cartas.
note-slim-not = **¿Por qué no usarla?** Las demás pagan los { $price } que necesitas. Puedes publicar una vez por turno.

note-local-2 = Usa { $card } para sacar dinero.
note-local-2-why = Un segundo **{ card-predoc }** cuesta { $price }. Esta es la primera mitad.
note-local-2-not = **¿Por qué no publicarlo por prestigio?** No volvería a dar nada. Al principio, una carta que produce vale más que un punto.

note-work-2 = Usa una carta de { $card } para sacar dinero.
note-work-2-why = Tienes { $money }. Con dos de estas llegas.
note-work-2-not = **¿Por qué no esfuerzo?** Este turno no alcanzas ninguna carta que cueste solo esfuerzo.

note-work-3 = Usa una más.
note-work-3-why = Ahora se enciende la lámpara de { card-predoc }: lo que está iluminado en la pared lo puedes pagar.
note-work-3-not = **¿Por qué no la carta visible del mazo?** Cuesta además una carta de tu mano.

note-student = Compra { $card }.
note-student-why = Los artículos cuestan esfuerzo, y esta carta da { $effort }. Tu mazo pasa del dinero a la investigación.
note-student-not = **¿Por qué no una carta de ataque?** Frena a un rival. Primero construye lo que te hace rápido.

note-end = Termina tu turno.
note-end-why = Queda una carta de { card-work }, y sola no compra nada. Las cartas usadas van a tu descarte.
note-end-not = **¿Por qué no usarla antes?** Lo que diera se perdería enseguida: nada se queda en la bolsa.

note-drop = Descarta toda tu mano.
note-drop-why = Robas hasta volver a tener { $hand }. Lo que tiras ahora deja sitio a algo mejor.
note-drop-not = **¿Por qué no guardarla?** Guarda una carta que espera su momento, como un ataque. Esta no lo espera.

note-data = Usa { $card } para sacar datos.
note-data-why = Mira **{ card-q2 }**: da { $prestige } de prestigio al momento. Cuesta esfuerzo y datos, y los datos escasean.
note-data-not = **¿Por qué no dinero?** Las personas te hacen avanzar; los artículos te hacen ganar. Hoy puedes pagar uno.

note-data-2 = Usa también { $card } para sacar datos.
note-data-2-why = El artículo pide { $wants } datos, y solo estas dos cartas los dan.
note-data-2-not = **¿Por qué no { $effort } de esfuerzo?** Lo mejor que podrías pagar sería { card-q3 }, que vale menos. Cuenta primero el precio y juega después.

note-effort = Usa { $card } para sacar esfuerzo.
note-effort-why = Para eso compraste uno: { $amount } con una sola carta.
note-effort-not = **¿Por qué no publicarlo?** Un punto ahora, y peor mano en cada turno que venga.

note-effort-2 = Usa una carta de { $card } para sacar esfuerzo.
note-effort-2-why = Tienes { $effort } de esfuerzo, y el artículo pide más.
note-effort-2-not = **¿Por qué no dinero?** Nada de lo que compras este turno lo pide. El precio de la carta dice qué necesitas.

note-effort-3 = Usa la última carta de { $card } para sacar esfuerzo.
note-effort-3-why = Cinco cartas, un artículo: no sobra nada y nada se pierde.
note-effort-3-not = **¿Por qué no publicarla y parar?** El artículo esperaría, y quizá se lo lleve un rival.

note-paper = Compra { $card }.
note-paper-why = Los artículos cuelgan en tu CV al momento: { $gain } de prestigio. Quien llega a { $goal } abre la última ronda.
note-paper-not = **¿Por qué no esperar uno mejor?** Los puntos de tu CV están seguros. Las cartas de la pared son de quien paga primero.
