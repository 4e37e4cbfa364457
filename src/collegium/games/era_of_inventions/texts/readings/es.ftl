# Cómo leemos las reglas de Era of Inventions, en español. Todo con palabras propias.
ruling-2 = No hay disco extra sin acción
ruling-2-book = El disco extra se juega justo después de realizar una acción. El margen lo dice más corto: después de usar tu disco. Quien renuncia a una acción solo recupera su disco.
ruling-2-ours = Tras una acción a la que renunciaste, o en la que no se podía hacer nada, no juegas un disco extra. Basta con hacer una sola cosa, como fabricar una carta o cerrar un trato. Producir cuenta siempre, aunque tus fábricas no den nada.
ruling-2-why = El texto principal nombra la acción dos veces y dice que ese es el único momento para el disco. El margen es la misma regla abreviada.
ruling-20 = El marcador de patente se pone siempre que se pueda
ruling-20-book = Sobre el marcador de una patente nueva, el libro dice en un lugar que lo pones y en otro que puedes ponerlo.
ruling-20-ours = Si alguno de tus inventos aún no tiene patente, el paso protege uno, y tú eliges cuál. Si no lo hay, recibes solo la influencia.
ruling-20-why = No poner el marcador nunca te ayuda, así que no lo preguntamos.
ruling-46 = Los límites valen por acción, no por turno
ruling-46-book = El texto principal limita las fábricas a tres y los pasos de patente a dos por turno. Los márgenes, y todos los demás límites, hablan de una acción.
ruling-46-ours = Cada límite vale para una acción, y el disco extra se suma aparte. Así puedes construir cuatro fábricas o subir tres pasos de patente en un mismo turno.
ruling-46-why = El disco extra es una acción propia y puede hacer cualquiera de las pequeñas. Un límite por turno cerraría dos de ellas tras una acción completa, y las demás no.
