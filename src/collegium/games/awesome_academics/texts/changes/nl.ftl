rules-changed-2-claim = Met de vaardigheid om buiten je beurt een project te claimen kan dat nu ook in de eerste beurt, vóór je eigen eerste aankoop. Vroeger kon dat niet.
rules-changed-2-layoffs = De twee maanden die een promovendus bij Ontslaggeruchten bewaart, worden nu één voor één bewaard, elk in een discipline naar keuze. Vroeger gingen beide naar één discipline.
rules-changed-2-swap = De vaardigheid om een actiekaart te ruilen werkt nu ook in de onderzoeksfase en bij de handlimiet. Vroeger niet.
rules-changed-2-teaching = Een groep met bewaarde maanden wordt nu gevraagd of ze lesgeeft, zolang Rijke alumnus nog kan komen. Vroeger gaf ze altijd les.
