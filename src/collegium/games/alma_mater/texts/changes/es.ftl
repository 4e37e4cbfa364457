rules-changed-2-behind = Desde la versión 2 solo van por detrás las universidades en un nivel inferior de la pista de investigación. Antes contaba también la que estaba más abajo en el mismo nivel.
rules-changed-2-free-professor = Desde la versión 2 nadie paga ducados por un profesor que alguien contrató gratis antes. Antes los pagaba quien primero pagaba por él.
