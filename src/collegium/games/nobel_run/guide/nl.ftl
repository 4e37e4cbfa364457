# Aanwijzingen van het eerste spel met gids: wat, waarom, en waarom niet het andere; samen hoogstens 45 woorden.

note-local = Gebruik { $card } voor geld.
note-local-why = Dat geeft { $amount }. De **{ card-postdoc }** aan de wand kost { $price }: met je vijf kaarten kom je daar precies op uit.
note-local-not = **Waarom geen inzet?** Daarvan maakt hij minder, en zij wordt alleen met geld betaald.

note-predoc = Gebruik de { $card } voor geld.
note-predoc-why = Een kaart maakt per beurt één ding, en jij kiest welk. Nu komt er { $amount } in je pot.
note-predoc-not = **Waarom geen inzet?** Dat was meer, maar niets wat je vandaag koopt kost inzet.

note-research = Gebruik ook { $card } voor geld.
note-research-why = Je hebt { $money }. Wat je deze beurt maakt komt in één pot en betaalt alles aan de wand.
note-research-not = **Waarom geen data?** Die koopt artikelen, later. Wat je niet uitgeeft, ben je aan het einde kwijt.

note-work = Gebruik een { $card }.
note-work-why = De meeste kaarten van je eerste deck zijn zoals deze. Ze maakt weinig, maar vandaag telt alles.
note-work-not = **Waarom niet publiceren?** Dat dunt je deck uit. Doe dat als je er een kunt missen: volgende beurt.

note-work-again = Gebruik de andere { $card }.
note-work-again-why = Je hebt { $money }; hiermee haal je { $price }, de prijs tot op de laatste munt.
note-work-again-not = **Waarom niet nu iets goedkopers?** Geld kun je niet sparen: een volle pot wil de beste kaart die hij kan betalen.

note-postdoc = Koop de { $card }.
note-postdoc-why = Ze gaat naar je aflegstapel en komt terug als die wordt geschud. Telkens maakt ze { $effort } inzet, of data.
note-postdoc-not = **Waarom geen Promovendus voor { $cheap }?** In een klein deck zie je elke kaart vaak: één sterke is beter.

note-slim = Publiceer een { $card }.
note-slim-why = Hij hangt in je cv, zonder prestige, en is voorgoed uit je deck. Vanaf nu trek je betere kaarten.
note-slim-not = **Waarom niet gebruiken?** De andere betalen de { $price } voor wat je wilt. Publiceren mag één keer per beurt.

note-local-2 = Gebruik { $card } voor geld.
note-local-2-why = Een tweede **{ card-predoc }** kost { $price }. Dit is de eerste helft.
note-local-2-not = **Waarom niet publiceren voor prestige?** Dan verdient hij nooit meer. In het begin zijn kaarten die verdienen meer waard dan punten.

note-work-2 = Gebruik een { $card } voor geld.
note-work-2-why = Je hebt { $money }. Twee van deze maken de rest.
note-work-2-not = **Waarom geen inzet?** Je haalt deze beurt geen enkele kaart die alleen inzet kost.

note-work-3 = Gebruik er nog een.
note-work-3-why = Nu gaat de lamp van de { card-predoc } aan: wat aan de wand verlicht is, kun je betalen.
note-work-3-not = **Waarom niet de open kaart op de stapel?** Die kost ook nog een handkaart.

note-student = Koop de { $card }.
note-student-why = Artikelen kosten inzet, en deze kaart maakt er { $effort }. Je deck gaat nu van geld naar onderzoek.
note-student-not = **Waarom geen aanvalskaart?** Die remt een rivaal. Bouw eerst wat jou snel maakt.

note-end = Beëindig je beurt.
note-end-why = Er is één { card-work } over, en alleen koopt die niets. Gebruikte kaarten gaan naar je aflegstapel.
note-end-not = **Waarom niet eerst gebruiken?** Wat hij maakt ben je meteen kwijt: niets blijft in de pot.

note-drop = Leg je hele hand af.
note-drop-why = Je trekt tot je er weer { $hand } hebt. Wat je nu weglegt, maakt plaats voor iets beters.
note-drop-not = **Waarom niet houden?** Houd een kaart die op haar moment wacht, zoals een aanval. Deze doet dat niet.

note-data = Gebruik { $card } voor data.
note-data-why = Kijk naar **{ card-q2 }**: meteen { $prestige } prestige waard. Het kost inzet en data, en data is schaars.
note-data-not = **Waarom geen geld?** Mensen brengen je verder, artikelen brengen je thuis. Vandaag kun je er een betalen.

note-data-2 = Gebruik ook de { $card } voor data.
note-data-2-why = Het artikel wil { $wants } data, en alleen deze twee kaarten maken die.
note-data-2-not = **Waarom geen { $effort } inzet?** Dan is { card-q3 }, minder waard, het beste wat je kunt betalen. Tel eerst de prijs, speel dan je kaarten.

note-effort = Gebruik de { $card } voor inzet.
note-effort-why = Daarom heb je er een gekocht: { $amount } van één kaart.
note-effort-not = **Waarom niet publiceren?** Nu een punt, en daarna elke beurt een slechtere hand.

note-effort-2 = Gebruik een { $card } voor inzet.
note-effort-2-why = Je hebt { $effort } inzet, en het artikel wil nog meer.
note-effort-2-not = **Waarom geen geld?** Niets wat je deze beurt koopt vraagt erom. De prijs op de kaart zegt wat je moet maken.

note-effort-3 = Gebruik de laatste { $card } voor inzet.
note-effort-3-why = Vijf kaarten, één artikel: er blijft niets over en er gaat niets verloren.
note-effort-3-not = **Waarom niet publiceren en stoppen?** Dan wacht het artikel, en misschien pakt een rivaal het.

note-paper = Koop { $card }.
note-paper-why = Artikelen hangen meteen in je cv: { $gain } prestige. Wie { $goal } haalt, begint de laatste ronde.
note-paper-not = **Waarom niet wachten op een beter?** Punten in je cv zijn veilig. Kaarten aan de wand zijn van wie het eerst betaalt.
