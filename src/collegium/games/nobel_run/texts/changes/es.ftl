rules-changed-2-taking-back = Ya no se puede deshacer una elección cuando se ha preguntado a los demás si reaccionan. Antes solo era así con una compra o un artículo.
rules-changed-3-empty-deck = Si tu mazo queda vacío al completar la mano, ahora barajas el descarte enseguida y es tu nuevo mazo, antes de que pase el turno. Antes se esperaba hasta que hubiera que robar otra carta.
