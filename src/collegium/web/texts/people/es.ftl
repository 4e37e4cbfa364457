# Personas: puntuaciones, la página de alguien, tus datos, mantener el orden, cifras.
nav-ratings = Puntuaciones

# ¿Cuenta?
new-counts = ¿Cuenta?
new-counts-about = Puntuada: sin consejos y sin deshacer nada.
counts-yes = Puntuada
counts-no = Amistosa
counts-guest = Crea una cuenta para tener puntuación.
needs-friendly = Solo en una partida amistosa.
sum-counts = { $why ->
    [rated] Cuenta para la puntuación.
    [guest] Amistosa: solo quien tiene cuenta tiene puntuación.
    [twice] Amistosa: en una partida puntuada hay una persona por sitio.
    [dial] Amistosa: un bot con la fuerza que tú eliges solo la tiene de forma aproximada.
    [bot] Amistosa: nadie ha medido aún a este bot.
    [cold] Amistosa: los bots aún se están preparando. En un minuto podrá contar.
    [alone] Amistosa: no hay nadie con quien compararse.
   *[other] Amistosa: no cuenta.
}
waiting-counts = { $why ->
    [rated] Esta partida cuenta: sin consejos y sin deshacer nada.
    [guest] Hay un invitado, así que esta partida no contará. Con una cuenta sí.
   *[other] Esta partida no contará.
}
rating-is = { $rating } ± { $band }
rating-change = { $rating } ({ $change })
leave-counts = Esta partida cuenta: quien se va queda en último lugar.
refused-unrated = { $why ->
    [guest] Solo quien tiene cuenta tiene puntuación. Crea una en los ajustes.
    [twice] En una partida puntuada hay una persona por sitio.
    [dial] Un bot con la fuerza que tú eliges solo la tiene de forma aproximada, así que no puede jugar una partida puntuada.
    [bot] Nadie ha medido a este bot, así que no puede jugar una partida puntuada.
    [cold] Los bots aún se están preparando para partidas puntuadas. Inténtalo de nuevo en un minuto.
   *[alone] Una partida puntuada necesita dos sitios o más.
}

# Una persona
me-won-of = { $won } de { $played } ganadas
person-ratings = Puntuaciones
person-games = { $games ->
    [one] 1 partida puntuada
   *[other] { $games } partidas puntuadas
}
person-month = { $change } este mes
person-top = mejor { $percent } %
person-none = Aún sin puntuación. { $left ->
    [one] Falta una partida puntuada para tenerla.
   *[other] Faltan { $left } partidas puntuadas para tenerla.
}
person-curve = La puntuación a lo largo del tiempo, con su margen
person-recent = Últimas partidas
person-recent-none = No hay partidas terminadas que mostrar.
person-older = Partidas anteriores
person-all = Todas
person-rated = Puntuadas
person-people = Contra personas
person-show = Qué partidas
person-today = hoy
person-yesterday = ayer
person-head = Cara a cara
person-head-about = quién acabó delante de quién
person-head-games = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
person-head-bot = bot
person-head-score = { $name } delante: { $won }, detrás: { $lost }
person-head-none = Juega con alguien y aparecerá aquí.
person-head-nobody = Aún no hay partidas terminadas con otras personas.
person-means = Qué significa «±»
person-means-about = Estamos seguros al 95 % de que la fuerza real está dentro de este margen: { $rating } ± { $band } es entre { $low } y { $high }. Juega más y el margen se estrecha. 400 puntos más son diez victorias por cada derrota.
person-private = { $name } mantiene esta página en privado. Ves las partidas que jugasteis juntos.
person-gone = Aquí no hay nadie (ya).
person-yours-private = Solo tú ves esta página entera. Los demás ven tu nombre y las partidas que jugasteis juntos.
somebody = Alguien
settings-private = Mantener mi página en privado
settings-private-about = Los demás solo verán tu nombre y las partidas que jugasteis juntos.

# Tus datos
data-title = Tus datos
data-about = Todo lo que el sitio guarda sobre ti, en un archivo: tu nombre, tus puntuaciones, tus partidas con tus elecciones y lo que dijiste.
data-get = Tus datos, en un archivo
data-delete = Borrar mi cuenta
data-delete-guest = Borrar todo sobre mí
data-delete-about = No se puede deshacer. Tu nombre, tus puntuaciones y tus mensajes desaparecen. Las partidas de los demás se quedan; allí te llamas «Alguien», y un bot sigue en las partidas en curso.
data-password = Tu contraseña, para estar seguros
data-sure = Sí, borra todo sobre mí
data-wrong = Esa no es tu contraseña. No se ha borrado nada.
refused-staff = Una cuenta que cuida del sitio no se puede borrar aquí.
refused-admin-off = La administración está desactivada en este servidor. Quien lo gestiona puede leer en docs/site.md («Order») cómo activarla.
refused-no-factor = Esta cuenta aún no tiene segundo factor, y la administración lo pide. Quien gestiona el servidor lo crea con la orden «manage factor».
factor-title = Introduce un código
factor-about = La administración pide un segundo factor: las seis cifras que tu aplicación muestra ahora, o uno de tus códigos de recuperación.
factor-code = Código
factor-go = Continuar
factor-wrong = Este código es incorrecto o ya se ha usado. Espera a que tu aplicación muestre el siguiente y prueba otra vez.
data-gone = Todo sobre ti está borrado.

# Mantener el orden
report = Denunciar este mensaje
report-sent = Gracias. El equipo lo mirará.
refused-name = Este nombre no se puede usar aquí. Elige otro.
refused-no-message = Este mensaje ya no está.

# Cifras para el equipo
figures-title = Cómo va el sitio
figures-about = Este proceso, y lo que comparten todos. Los últimos { $minutes } minutos.
figures-again = Mirar de nuevo
figures-shared = Todos los procesos
figures-own = Este proceso
figure = { $name ->
    [running] Mesas en juego
    [open] Mesas que esperan gente
    [held] Mesas apartadas (otras reglas)
    [standing] Mesas con un bot parado
    [people] Personas
    [accounts] Cuentas
    [reports] Mensajes denunciados por mirar
    [streams] Páginas que escuchan
    [rooms] Salas abiertas
    [choices] Elecciones
    [rate] Elecciones por segundo
    [waiting] Pensamientos en espera
    [thinking] Pensamientos en curso
    [p50] La mitad de las elecciones, en menos de
    [p99] 99 de cada 100 elecciones, en menos de
    [memory] Memoria
    [up] En marcha desde hace
   *[other] { $name }
}

challenge = Retar
challenge-about = Una mesa para { $name }, que recibe un aviso y la encuentra en su primera página. El sitio 2 queda reservado.
challenge-line = { $name } te reta: { $game }
challenge-look = Ver
challenge-no = No, gracias
challenges = Te han pedido jugar
refused-challenge = No puedes retar a esta persona.
refused-challenges = Ya has retado a { $most } personas. Espera a una de ellas.

strong-title = Lo que haces bien
strong-title-of = Lo que { $name } hace bien
strong-part = Punto fuerte: { $part }
strong-part-about = { $game }: { $own } puntos por partida; los demás, { $others }.
strong-game = A menudo en primer lugar: { $game }
strong-game-about = Primer lugar en { $won } de { $games } partidas; el azar solo daría { $chance }.
strong-choices = Buenas decisiones
strong-choices-about = { $own } % en { $games } partidas analizadas; los demás, { $others } %.
strong-rival = Por delante de: { $name }
strong-rival-about = Terminó { $won } de { $met } veces antes que este bot.

# Números y fechas, como los escriben PHP y Django: j día, F mes, M sus primeras letras, Y año
figure-plain = { NUMBER($value, maximumFractionDigits: 2) }
date-day = j \d\e F \d\e Y
date-month = F \d\e Y
date-short = j M Y
date-soon = j \d\e F
recover-again = Pedir otro enlace
come-way = Entrar con el código
form-button = { $kind ->
    [register] Crear la cuenta
    [login] Iniciar sesión
    [recover] Enviarme la carta
    [renew] Guardar la contraseña nueva
   *[password] Guardar la contraseña nueva
}
form-have = ¿Ya tienes cuenta? Inicia sesión
form-new = ¿Vienes por primera vez? Crea una cuenta

left-thanks = { $how ->
    [ended] Gracias por jugar. Nadie más jugaba en esa mesa, así que la partida ha terminado.
    [over] Esa partida ha terminado. Gracias por jugar.
   *[on] Gracias por jugar. Un bot sigue en tu sitio.
}
preview-invited = { $name } te invita a jugar a { $game }
no-mail-register = Al principio una cuenta no tiene correo electrónico, y sin correo no se puede recuperar si olvidas la contraseña. Puedes añadir uno en tus ajustes.
no-mail = Esta cuenta no tiene un correo confirmado. Si olvidas la contraseña, nadie puede devolverte la cuenta.
no-mail-add = Añade un correo
