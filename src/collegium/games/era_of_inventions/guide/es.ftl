# Notas de la primera partida guiada: qué, por qué, y por qué no lo otro; 45 palabras como mucho en total.

note-make = Pon un disco en Fabricar.
note-make-why = Cada disco es una acción de esta ronda. Aquí fabricas inventos, y tus primeros materiales alcanzan para dos.
note-make-not = **¿Por qué no después?** Una casilla tiene { $places } lugares. Ahora todos quieren esta.

note-invent = Pon el segundo en Inventar.
note-invent-why = Tienes { $development } de desarrollo. Con él un invento pasa a ser tuyo, y otros te pagarán al fabricarlo.
note-invent-not = **¿Por qué no Construir?** Las fábricas cuestan más madera de la que tienes. Primero ideas, luego máquinas.

note-harbour = Pon el último en Puerto.
note-harbour-why = Tus inventos darán oro, y aquí { $price } de oro compra un cargamento entero, hasta { $loads }.
note-harbour-not = **¿Por qué no Producir?** Tu único taller daría una sola madera.

note-use-make = Usa primero tu disco en Fabricar.
note-use-make-why = Ya están todos los discos; ahora los recuperas, uno por turno, en cualquier orden. Los mejores inventos vuelan.
note-use-make-not = **¿Por qué no antes Puerto?** Aún tienes poco oro. Los inventos lo traen.

note-bulb = Fabrica la bombilla.
note-bulb-why = Una tecnología y un carbón se vuelven { $gold } de oro. Con un disco fabricas hasta { $most } inventos.
note-bulb-not = **¿Por qué no el microscopio?** Se lleva todas tus piezas de golpe; dos pequeños te llevan más lejos.

note-bicycle = Fabrica la bicicleta.
note-bicycle-why = Tu metal, tu herramienta y un carbón: { $gold } de oro, más que nada en la cinta.
note-bicycle-not = **¿Por qué no el reloj de bolsillo?** Te quedaría la herramienta, que sola no fabrica nada ahora. Los materiales no puntúan.

note-keep = Guarda tus discos extra.
note-keep-why = Tras una acción puedes entregar uno de tus { $discs } por una pequeña acción más.
note-keep-not = **¿Por qué no ahora?** Son pocos y no vuelven solos. Enseguida uno hará dos cosas a la vez.

note-use-invent = Usa tu disco en Inventar.
note-use-invent-why = Alguien ya ha desarrollado la máquina de coser. Toma ahora lo que sigue libre y barato.
note-use-invent-not = **¿Por qué no el puerto?** Los cargamentos seguirán ahí, y crecen. Los inventos son de quien llega primero.

note-register = Desarrolla la caja registradora.
note-register-why = { $influence } de influencia ahora. Desde la próxima ronda sus cartas están en la cinta: si un rival fabrica una, ganas { $royalty } más.
note-register-not = **¿Por qué no la máquina de coser mejorada?** Da oro; el original da influencia, y esa gana.

note-patent = Sube un paso de patente con un disco extra.
note-patent-why = Por { $gold } de oro: { $influence } de influencia, y tu caja registradora queda protegida. Ahora también cobras por imitaciones.
note-patent-not = **¿Por qué no esperar?** Una imitación anterior no te paga nada.

note-coal = Compra el carbón.
note-coal-why = Tienes { $gold } de oro. Este almacén guarda { $coal } de carbón por uno, y todo invento lo pide.
note-coal-not = **¿Por qué no madera?** Solo sirve para fábricas. Compra lo que cuestan tus próximos inventos.

note-metal = Compra el metal.
note-metal-why = { $metal } piezas en un cargamento. Muchos inventos de la cinta piden metal.
note-metal-not = **¿Por qué no dejar que crezca?** Un cargamento que nadie toma crece, pero otro jugador puede adelantarse.

note-tools = Compra las herramientas.
note-tools-why = { $tools } herramientas: con carbón y metal son una bicicleta, y más.
note-tools-not = **¿Por qué no parar?** El oro por sí solo puntúa poco. Un tercer cargamento no cuesta otro disco.

note-keep-2 = Guarda otra vez tus discos.
note-keep-2-why = Aún tienes { $discs }. Tus materiales están listos, y con la próxima ronda llegan nuevos inventos.
note-keep-2-not = **¿Por qué no fabricar ya uno?** Podrías. Pero en la próxima ronda lo hace tu propio disco, hasta tres veces.
