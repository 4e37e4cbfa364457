rules-changed-2-behind = Ahora solo van por detrás las universidades en un nivel inferior del marcador de investigación. Antes contaba también el marcador que estaba debajo del tuyo en el mismo nivel.
rules-changed-2-free-professor = Ya nadie paga ducados por un profesor que alguien contrató gratis. Antes los pagaba también el primero que pagaba libros por él.
