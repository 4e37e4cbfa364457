# Aanwijzingen van het eerste spel met gids: wat, waarom, en waarom niet het andere; samen hoogstens 45 woorden.

note-pick = Kies de { $role }.
note-pick-why = Elke specialist verzamelt één kleur. De jouwe neemt **{ $type }** uit de voorraad die iedereen deelt.
note-pick-not = **Waarom geen andere?** Alle vier zijn even sterk. Het gaat erom dat je team straks verschillende kleuren heeft.

note-raise = Verhoog één rol met twee.
note-raise-why = Voor je verzamelt mag je je team verbeteren. Op niveau nul kan niemand alleen verzamelen of een ploeg dragen.
note-raise-not = **Waarom niet twee rollen met één?** Eén goede kaart is genoeg: in een ploeg trekt ze een beginner mee.

note-wizard = Verhoog je { role-data_wizard }.
note-wizard-why = Hoe hoger zijn niveau, hoe meer **{ resource-data }** hij uit deze bron kan nemen.
note-wizard-not = **Waarom niet de andere kaart?** De bron van { resource-citizen } is even vol. Maar daar vist ook een rivaal; kijk naar de teams.

note-crew = Vorm een ploeg.
note-crew-why = Je Ontdekkingsaanjager leidt meer kaarten tegelijk, en elk daarvan brengt een bonus extra.
note-crew-not = **Waarom niet alleen verzamelen?** Dan neemt je kaart zoveel als haar niveau, en niets meer.

note-lead = Nodig je { $card } uit.
note-lead-why = De niveaus in de ploeg moeten samen dat van je aanjager halen: { $driver }. Deze kaart doet dat alleen.
note-lead-not = **Waarom niet eerst de beginner?** Dat mag; de volgorde maakt niet uit. De som wel.

note-beginner = Nodig ook je { $card } uit.
note-beginner-why = Een verzamelaar neemt { $bonus } als bonus, zelfs op niveau nul: een punt extra, voor niets.
note-beginner-not = **Waarom de ploeg niet nu afronden?** Wie thuisblijft brengt niets. Neem iedereen mee wiens kleur er nog ligt.

note-hire = Neem de bovenste kaart aan.
note-hire-why = Een nieuwe kaart brengt vanaf nu { $bonus } extra in elke ploeg, en er komen er nog veel.
note-hire-not = **Waarom niet je aanjager verhogen?** De niveaus van je ploeg halen hem dan niet meer: deze beurt geen ploeg.

note-crew-2 = Vorm weer een ploeg.
note-crew-2-why = Nu werken drie kaarten voor je: wat de aanjager leidt, plus voor elk een bonus.
note-crew-2-not = **Waarom niet wachten?** De voorraad is van iedereen. Wat jij laat liggen, nemen rivalen voor jij weer mag.

note-lead-2 = Nodig je { $card } uit.
note-lead-2-why = Die haalt nog steeds alleen de { $driver } van de aanjager; zo kunnen de twee beginners mee.
note-lead-2-not = **Waarom thuislaten?** Zonder zijn niveau komt de ploeg helemaal niet rond.

note-second = Nodig je { $card } uit.
note-second-why = Een andere kleur: de bonus komt uit een bron waar de tovenaars niet aankomen.
note-second-not = **Waarom niet alleen twee tovenaars?** Die putten dezelfde bron uit. Verschillende kleuren gaan langer mee.

note-third = Nodig de nieuwe { $card } uit.
note-third-why = Er is nog { $data } { resource-data }: genoeg voor de basis en de bonus van beide tovenaars.
note-third-not = **Waarom de bron niet sparen?** Wat je hebt telt. Zo zie je waar een lege bron goed voor is.

note-raise-2 = Verhoog één rol met twee.
note-raise-2-why = Bereid nu de volgende ronde voor: meer niveaus in het team, zodat ook de aanjager omhoog kan.
note-raise-2-not = **Waarom niet weer aannemen?** Straks vraagt de aanjager niveaus. Met alleen beginners lukt dat niet.

note-guru = Verhoog de { role-engagement_guru }.
note-guru-why = Samen zijn je niveaus dan hoger dan de { $driver } van de aanjager: die kan de volgende keer omhoog.
note-guru-not = **Waarom niet de tovenaar?** Twee sterke kleuren zijn meer waard dan één heel sterke; bronnen raken op.

note-alone = Verzamel alleen.
note-alone-why = Je tovenaar neemt de laatste { $data } { resource-data }. Dan zijn { $types } soorten op en eindigt de ronde meteen.
note-alone-not = **Waarom geen ploeg?** Die kan niet meer nemen dan dit. En zo krijgen je rivalen geen beurt meer.
