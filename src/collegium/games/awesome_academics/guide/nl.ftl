# Aanwijzingen van het eerste spel met gids: wat, waarom, en waarom niet het andere; samen hoogstens 45 woorden.

note-first = Neem deze onderzoeker.
note-first-why = Zij kent taalwetenschap en informatiewetenschap: veel projecten vragen precies die twee. Eén onderzoeker, twee sporen.
note-first-not = **Waarom geen ander paar?** Dat kan ook; het gaat erom dat paar en project bij elkaar passen.

note-project = Koop dit project voor { $price } euro.
note-project-why = Het vraagt { $months }: jouw disciplines. Als het af is brengt het { $points } reputatie, en reputatie wint.
note-project-not = **Waarom niet een met cultuur?** Daar weet in je groep nog niemand van.

note-student = Verwelkom de promovendus.
note-student-why = Bij je eerste project van een beurt hoort een gratis promovendus: elke beurt een maand werk, in elke discipline.
note-student-not = **Waarom niet weigeren?** Alleen als salarissen je later te veel worden. Een beginner kost nog niets.

note-enough = Pas: één project is genoeg.
note-enough-why = Elk project moet elke beurt werk krijgen. Een project waar niemand aan werkt, wordt geschrapt.
note-enough-not = **Waarom geen tweede?** Met zo weinig mensen remt het het eerste. Een geschrapt project kost { $lost } reputatie.

note-pay = Betaal alle salarissen.
note-pay-why = Je hebt { $money } euro. Wie betaald wordt blijft en werkt; salarissen groeien met de ervaring.
note-pay-not = **Waarom haar niet laten gaan?** Je spaart een beetje en verliest alles wat ze heeft geleerd.

note-ling = Laat haar werken: { $discipline }.
note-ling-why = Klik haar aan en kies de discipline. Een spoor dat werkt stijgt een niveau: volgende beurt geeft het { $grown } maanden.
note-ling-not = **Waarom geen consultant?** Die kost geld en leert niets.

note-info = Nu haar andere spoor.
note-info-why = { $discipline }: dezelfde onderzoeker werkt in één beurt met beide sporen, en beide stijgen.
note-info-not = **Waarom niet sparen?** In het basisspel levert een spoor dat niets doet niets op, nu niet en later niet.

note-phd = Laat de promovendus werken.
note-phd-why = Eén maand in een discipline die het project nog nodig heeft: die kies je in de volgende stap.
note-phd-not = **Waarom niet naar huis sturen?** Elke maand brengt ook een fiche, en fiches maken een onderzoeker.

note-token = Kies { $discipline }.
note-token-why = Daar mist het project het meest. Met { $tokens } fiches promoveert de promovendus en kan onderzoeker bij je worden.
note-token-not = **Waarom niet de andere discipline?** Die kan je onderzoeker volgende beurt alleen afmaken.

note-stop = Sluit je onderzoek af.
note-stop-why = Iedereen heeft gewerkt. Het project is vooruitgegaan, dus het is veilig.
note-stop-not = **Waarom geen consultant voor { $fee } euro?** Met één maand is het niet af. Volgende beurt kunnen je mensen meer: bewaar het geld voor salarissen.

note-pass = Pas deze keer.
note-pass-why = Alle projecten in het aanbod zijn vooral cultuur. En je mensen hebben hun handen vol: ze kunnen het project afmaken.
note-pass-not = **Waarom toch niet kopen?** Er moet deze beurt nog aan gewerkt worden, anders wordt het geschrapt.

note-pay-2 = Betaal weer de salarissen.
note-pay-2-why = Ze kosten nu meer: je onderzoeker is gegroeid. Daar staat tegenover dat haar sporen meer geven.
note-pay-2-not = **Waarom de promovendus niet laten gaan?** Dan is er een fiche weg, en vandaag telt elke maand.

note-ling-2 = Laat haar werken: { $discipline }.
note-ling-2-why = { $months } in één keer, meer dan vorige beurt. Een spoor werkt altijd als één blok aan één project.
note-ling-2-not = **Waarom niet eerst de promovendus?** Tel wat er mist: haar blok past hier helemaal, en de promovendus vult het gat.

note-info-2 = Nu { $discipline }.
note-info-2-why = Meer dan het project mist, dus een deel gaat verloren. Geeft niet: deze discipline is af, en het spoor stijgt.
note-info-2-not = **Waarom niet door de promovendus?** Die is nodig voor de andere.

note-phd-2 = Laat de promovendus het gat vullen.
note-phd-2-why = Er mist één maand, en dit is hem. Dan is het project af: { $euros } euro en reputatie.
note-phd-2-not = **Waarom geen consultant?** De promovendus kost niets extra en krijgt een fiche.

note-point = Neem hier reputatie.
note-point-why = Een project dat af is brengt { $points } punten reputatie in zijn eigen disciplines, en jij verdeelt ze.
note-point-not = **Waarom niet alles in één?** In het basisspel telt alleen de som; het standaardspel beloont één sterke discipline.
