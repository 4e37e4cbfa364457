# Notas de la primera partida guiada: qué, por qué, y por qué no lo otro; 45 palabras como mucho en total.

note-campus = Envía un maestro a esta fila del campus.
note-campus-why = Un espacio vacío pide uno de tus { $masters } maestros. Aquí ganas un estudiante para tu aula.
note-campus-not = **¿Por qué no imprimir antes?** Tus libros alcanzan justo ahora. Y un espacio ocupado cuesta más maestros.

note-colour = Paga con este libro.
note-colour-why = Un estudiante de derecho cuesta manuales de tres colores: el tuyo y dos de otras universidades. Por eso todos comercian.
note-colour-not = **¿Por qué no el otro?** Da igual: necesitas los dos.

note-press = Envía un maestro a tu imprenta.
note-press-why = Hasta { $most } manuales de tu color, a { $price } ducado cada uno. Los demás también necesitan tu color.
note-press-not = **¿Por qué no reclutar otra vez?** No te quedan manuales. Primero imprime, luego comercia, luego recluta.

note-print = Imprime { $count } manuales.
note-print-why = Tienes { $ducats } ducados. Estos libros sirven dos veces: unos para vender, otros para pagar al próximo estudiante.
note-print-not = **¿Por qué no todos los posibles?** Necesitas ducados para investigar y para otros colores.

note-shelve = Pon { $count } en el escaparate y { $rest } en el almacén.
note-shelve-why = Expuestos se pueden comprar: cobras ducados. Los que quedan dan { $income } ducado por ronda.
note-shelve-not = **¿Por qué no guardarlos todos?** Un almacén lleno no da nada, y el próximo estudiante pide pocos tuyos.

note-climb = Da el paso de investigación.
note-climb-why = Te lo dio la imprenta; { $cost }, y alcanzas un hito, que devuelve una parte.
note-climb-not = **¿Por qué no ahorrar?** Un paso sin usar se pierde. Y quien lidera la investigación tiene los libros más reputados.

note-buy = Envía un maestro al coloquio.
note-buy-why = Siempre está abierto. Aquí compras libros que imprimen otros: de su escaparate, y cobran ellos.
note-buy-not = **¿Por qué no el anticuario?** Un manual y ningún punto. Aquí hay más que ganar.

note-whose = Compra en este escaparate.
note-whose-why = Esta universidad acaba de llenarlo. En su color pagarás al próximo estudiante.
note-whose-not = **¿Por qué no diccionarios?** Ya tienes bastantes; el estudiante que buscamos pide muchos libros de un color.

note-two = Compra { $count } por { $ducats }.
note-two-why = Varios libros de un color, de una vez. Y tu canciller premia el comercio: mira qué llega cuando otros te compran.
note-two-not = **¿Por qué no uno?** Los estudiantes piden varios del mismo color.

note-points = Toma los { $points } puntos de este estante.
note-points-why = Quien compra de estantes nuevos toma los puntos de uno. Después se le da la vuelta.
note-points-not = **¿Por qué no el otro estante?** Da menos. Quien compra pronto puede elegir.

note-campus-2 = Envía tu último maestro a esta fila.
note-campus-2-why = Tu almacén está demasiado lleno: al final de la ronda solo caben { $room } libros. Gástalos en un estudiante.
note-campus-2-not = **¿Por qué no pasar?** Tirarías buenos libros.

note-dean = Recluta al { student-dean }.
note-dean-why = Matemáticas: { $same } libros de un color, { $other } de otro y { $dictionaries } diccionarios. Justo lo que tienes. Al final, un punto por estudiante.
note-dean-not = **¿Por qué no el { student-trader }?** Más barato, pero perderías libros.
