# Hoe wij de regels van Era of Inventions lezen, in het Nederlands. Overal onze eigen woorden.
ruling-2 = Geen bonusschijf zonder actie
ruling-2-book = Een bonusschijf speel je direct nadat je een actie hebt gedaan. De kantlijn zegt het korter: na het gebruik van je schijf. Wie een actie laat schieten, pakt alleen zijn schijf terug.
ruling-2-ours = Na een actie die je opgaf, of waarin niets kon, speel je geen bonusschijf. Eén ding doen is genoeg, zoals één kaart maken of één keer ruilen. Fabrieken laten draaien telt altijd, ook als ze niets opleveren.
ruling-2-why = De hoofdtekst noemt de actie twee keer, en noemt dit het enige moment voor de schijf. De kantlijn is dezelfde regel in het kort.
ruling-20 = Een patentmarker leg je als het kan
ruling-20-book = Over de marker voor een nieuw patent zegt het boek de ene keer dat je hem legt, de andere keer dat het mag.
ruling-20-ours = Heeft een van je vakken nog geen patent, dan beschermt de stap er een, en jij kiest welk. Heb je er geen, dan krijg je alleen de invloed.
ruling-20-why = De marker weglaten helpt je nooit, dus vragen we er niet naar.
ruling-46 = Grenzen gelden per actie, niet per beurt
ruling-46-book = De hoofdtekst staat drie fabrieken en twee patentstappen per beurt toe. De kantlijn, en alle andere grenzen, spreken van één actie.
ruling-46-ours = Elke grens geldt voor één actie, en de bonusschijf komt daar bovenop. Zo kun je in één beurt vier fabrieken bouwen of drie patentstappen nemen.
ruling-46-why = De bonusschijf is een eigen actie en mag elke kleine actie doen. Een grens voor de hele beurt zou er na een volle actie twee afsluiten, en de andere niet.
