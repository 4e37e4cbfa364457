# Aanwijzingen van het eerste spel met gids: wat, waarom, en waarom niet het andere; samen hoogstens 45 woorden.

note-make = Leg een schijf op Maken.
note-make-why = Elke schijf is één actie in deze ronde. Hier maak je uitvindingen, en je eerste materiaal is genoeg voor twee.
note-make-not = **Waarom niet later?** Een veld heeft { $places } plaatsen. Hier wil nu iedereen heen.

note-invent = Leg de tweede op Uitvinden.
note-invent-why = Je hebt { $development } ontwikkeling. Daarmee wordt een uitvinding van jou, en anderen betalen je als ze die maken.
note-invent-not = **Waarom niet Bouwen?** Fabrieken kosten meer hout dan je hebt. Eerst ideeën, dan machines.

note-harbour = Leg de laatste op Haven.
note-harbour-why = Je uitvindingen brengen goud, en hier koopt { $price } goud een hele lading, tot { $loads } keer toe.
note-harbour-not = **Waarom niet Draaien?** Je enige werkplaats zou één hout leveren.

note-use-make = Gebruik eerst je schijf op Maken.
note-use-make-why = Alle schijven liggen; nu pak je ze terug, één per beurt, in elke volgorde. De beste uitvindingen gaan het eerst.
note-use-make-not = **Waarom niet eerst Haven?** Je hebt nog te weinig goud. Uitvindingen brengen het.

note-bulb = Maak de gloeilamp.
note-bulb-why = Eén techniek en één steenkool worden { $gold } goud. Met één schijf maak je tot { $most } uitvindingen.
note-bulb-not = **Waarom niet de microscoop?** Die neemt al je onderdelen in één keer; twee kleine brengen je verder.

note-bicycle = Maak de fiets.
note-bicycle-why = Je metaal, je gereedschap en een steenkool: { $gold } goud, meer dan al het andere op de band.
note-bicycle-not = **Waarom niet het zakhorloge?** Dan houd je het gereedschap, maar alleen maakt dat nu niets. Materiaal geeft geen punten.

note-keep = Houd je bonusschijven.
note-keep-why = Na een actie mag je een van je { $discs } inleveren voor een kleine extra actie.
note-keep-not = **Waarom niet nu?** Het zijn er weinig en ze komen niet vanzelf terug. Zo meteen doet er een twee dingen tegelijk.

note-use-invent = Gebruik je schijf op Uitvinden.
note-use-invent-why = Iemand heeft de naaimachine al ontwikkeld. Neem nu wat nog vrij en goedkoop is.
note-use-invent-not = **Waarom niet de haven?** Ladingen liggen er straks ook nog, en groeien. Uitvindingen zijn van wie het eerst komt.

note-register = Ontwikkel de kassa.
note-register-why = Nu { $influence } invloed. Vanaf de volgende ronde liggen haar kaarten op de band: maakt een rivaal er een, dan krijg jij er { $royalty } bij.
note-register-not = **Waarom niet de verbeterde naaimachine?** Die verdient goud; het origineel verdient invloed, en die wint.

note-patent = Neem een patentstap met een bonusschijf.
note-patent-why = Voor { $gold } goud: { $influence } invloed, en je kassa is beschermd. Nu verdien je ook aan namaak.
note-patent-not = **Waarom niet wachten?** Namaak die eerder wordt gemaakt, levert je niets op.

note-coal = Koop de steenkool.
note-coal-why = Je hebt { $gold } goud. Deze loods heeft { $coal } steenkool voor één goud, en elke uitvinding vraagt erom.
note-coal-not = **Waarom geen hout?** Dat is alleen voor fabrieken. Koop wat je volgende uitvindingen kosten.

note-metal = Koop het metaal.
note-metal-why = { $metal } stuks in één lading. Veel uitvindingen op de band vragen metaal.
note-metal-not = **Waarom niet laten groeien?** Een lading die niemand neemt groeit, maar de volgende speler is misschien sneller.

note-tools = Koop het gereedschap.
note-tools-why = { $tools } stuks: met steenkool en metaal is dat een fiets, en meer.
note-tools-not = **Waarom niet stoppen?** Goud zelf geeft weinig punten. Een derde lading kost geen extra schijf.

note-keep-2 = Houd je schijven weer.
note-keep-2-why = Je hebt er nog { $discs }. Je materiaal ligt klaar, en met de volgende ronde komen nieuwe uitvindingen.
note-keep-2-not = **Waarom er nu geen maken?** Dat kan. Maar volgende ronde doet je eigen schijf op Maken dat, tot drie keer toe.
