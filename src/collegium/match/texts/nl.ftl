# Rond de beslissingen en de makers van een spel, in het Nederlands.
readings-title = Hoe wij de regels lezen
readings-lead = Waar het regelboek zwijgt of twee dingen zegt, moet iemand beslissen. Dit zijn onze beslissingen die je zou merken als je het spel in huis hebt. Alle regels staan op de uitlegpagina.
reading-number = beslissing { $number }
reading-limit = huisregel van ons
reading-changed = gewijzigd op { $day }
reading-book = Het boek:
reading-ours = Hier:
reading-why = Waarom:
credits-title = De makers van het bordspel
credits-titles = De makers van de bordspellen
credits-independent = Collegium is een onafhankelijke uitvoering met eigen teksten en tekeningen, en de bordspellen zelf zijn het zeker waard om in huis te hebben.
