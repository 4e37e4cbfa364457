# Aanwijzingen van het eerste spel met gids: wat, waarom, en waarom niet het andere; samen hoogstens 45 woorden.

note-campus = Stuur een meester naar deze campusrij.
note-campus-why = Een lege plek vraagt één van je { $masters } meesters. Hier win je een student, die je collegezaal betrekt.
note-campus-not = **Waarom niet eerst drukken?** Je boeken zijn nu net genoeg. En een bezette plek kost meer meesters.

note-colour = Betaal met dit boek.
note-colour-why = Een rechtenstudent kost leerboeken van drie kleuren: de jouwe, en twee van andere universiteiten. Daarom handelt iedereen.
note-colour-not = **Waarom niet het andere?** Dat maakt niet uit: je hebt beide nodig.

note-press = Stuur een meester naar je drukpers.
note-press-why = Tot { $most } leerboeken van je eigen kleur, voor { $price } dukaat per stuk. Anderen hebben jouw kleur ook nodig.
note-press-not = **Waarom niet weer werven?** Je magazijn heeft geen leerboeken meer. Eerst drukken, dan ruilen, dan werven.

note-print = Druk { $count } leerboeken.
note-print-why = Je hebt { $ducats } dukaten. Deze boeken dienen twee doelen: een deel om te verkopen, een deel om de volgende student te betalen.
note-print-not = **Waarom niet zoveel als mag?** Je hebt dukaten nodig voor onderzoek en andere kleuren.

note-shelve = Zet er { $count } in de etalage, { $rest } in het magazijn.
note-shelve-why = Uit de etalage koopt men ze: jij krijgt dukaten. Wat blijft staan brengt { $income } dukaat per ronde.
note-shelve-not = **Waarom niet alles houden?** Een vol magazijn verdient niets, en de volgende student vraagt weinig eigen boeken.

note-climb = Zet de onderzoeksstap.
note-climb-why = Die kreeg je van de pers; { $cost }, en je haalt een mijlpaal, die een deel terugbetaalt.
note-climb-not = **Waarom niet sparen?** Een ongebruikte stap vervalt. En wie voorop loopt in onderzoek, heeft de boeken met het meeste aanzien.

note-buy = Stuur een meester naar het colloquium.
note-buy-why = Dat is altijd open. Hier koop je boeken die anderen drukken: uit hun etalage, en zij krijgen het geld.
note-buy-not = **Waarom niet het antiquariaat?** Eén leerboek, en geen punten. Hier valt meer te halen.

note-whose = Koop uit deze etalage.
note-whose-why = Deze universiteit heeft haar net gevuld. In haar kleur betaal je straks de volgende student.
note-whose-not = **Waarom geen woordenboeken?** Daarvan heb je er nu genoeg; de student die we willen vraagt veel boeken van één kleur.

note-two = Koop er { $count } voor { $ducats }.
note-two-why = Meer boeken van één kleur, in één keer. En je kanselier beloont handel: let op als anderen bij jou kopen.
note-two-not = **Waarom niet één?** Studenten vragen er meer van dezelfde kleur.

note-points = Neem de { $points } punten van deze plank.
note-points-why = Wie van verse planken koopt, krijgt de punten van één ervan. Daarna wordt ze omgedraaid.
note-points-not = **Waarom niet de andere plank?** Die geeft minder. Wie vroeg koopt, kan kiezen.

note-campus-2 = Stuur je laatste meester naar deze rij.
note-campus-2-why = Je magazijn is te vol: aan het eind van de ronde mogen er { $room } boeken blijven. Besteed ze aan een student.
note-campus-2-not = **Waarom niet passen?** Dan gooi je goede boeken weg.

note-dean = Neem de { student-dean } aan.
note-dean-why = Wiskunde: { $same } boeken van één kleur, { $other } van een andere en { $dictionaries } woordenboeken. Precies wat je hebt. Aan het eind een punt per student.
note-dean-not = **Waarom niet de { student-trader }?** Goedkoper, maar dan raak je boeken kwijt.
