rules-changed-2-claim = Sinds versie 2 mag je met de tegel om buiten je beurt een project te claimen dat ook in de eerste beurt doen, vóór je eigen eerste aankoop. Daarvoor kon dat niet.
rules-changed-2-layoffs = Sinds versie 2 worden de twee maanden die een promovendus bij Ontslaggeruchten opslaat één voor één opgeslagen, elk in een discipline naar keuze. Daarvoor gingen beide naar één discipline.
rules-changed-2-swap = Sinds versie 2 werkt de tegel om een actiekaart te ruilen ook in de onderzoeksfase en bij de handlimiet. Daarvoor niet.
rules-changed-2-teaching = Sinds versie 2 wordt een groep met opgeslagen maanden gevraagd of ze lesgeeft, zolang Rijke alumnus nog kan komen. Daarvoor gaf ze altijd les.
