# Het evenwichtsrapport, voor elk spel.

balance-title = { $game }: wat wint
balance-intro = { $level } speelde tegen zichzelf, { $games } partijen per aantal spelers en variant. Niemand is hier beter dan een ander, dus elke plaats, stijl en eerste keuze hoort haar eerlijke deel te winnen.
balance-reading = Bij elk aandeel staat het bereik waarin de echte waarde met 95% zekerheid ligt. Waar dat bereik het eerlijke deel niet raakt, staat een teken. Wat met winst samengaat, hoeft er niet de oorzaak van te zijn: wie voorstaat, koopt de dure kaarten.
level-fresher = Eerstejaars (toeval)
level-student = Student (gretig)
level-doctor = Doctor (zoekt 0,2 s)
level-professor = Professor (zoekt 2 s)
level-laureate = Laureaat (heeft geleerd, 2 s)

mark-more = duidelijk vaker winst dan eerlijk
mark-less = duidelijk minder vaak winst dan eerlijk
mark-unclear = kan eerlijk zijn
mark-fair = eerlijk deel

part-compare = In één oogopslag
part-compare-about = Hoe vaak elke plaats wint, als veelvoud van haar eerlijke deel.
part-setting = { $variant }, { $seats ->
    [one] 1 speler
   *[other] { $seats } spelers
}
part-facts = { $games } partijen, elk { $choices } keuzes, gedeelde winst { $ties }.
part-seat = Plaatsen
part-seat-about = Aandeel in de winst van elke plaats, in de beginvolgorde.
part-style = Speelstijlen
part-style-about = Dezelfde bot, die één ding meer waardeert dan het waard is.
part-opening = Eerste keuzes
part-opening-about = Aandeel in de winst van wie zo begon.
part-event = Kaarten, vaardigheden en gebeurtenissen
part-event-about = Aandeel in de winst van wie het minstens één keer overkwam. Uit de verhalen van { $told } partijen; wat bijna altijd gebeurt, staat er niet bij.
part-event-other = Andere gebeurtenissen
part-points = Punten
part-points-about = Met hoeveel punten de spelers eindigen: gemiddeld { $mean }, winnaars { $winners }.
part-length = Lengte
part-length-about = Keuzes per partij: gemiddeld { $mean } (95% zekerheid: { $low } tot { $high }).

column-variant = Variant
column-seats = Spelers
column-seat = Plaats { $seat }
column-games = Partijen
column-choices = Keuzes
column-points = Punten
column-winner = Winnaar
column-ties = Gedeeld
column-name = Wat
column-times = Keren
column-wins = Winst
column-range = 95%-bereik
column-ratio = Eerlijk ×
column-from = Van
column-to = Tot
column-all = Alle plaatsen
column-winners = Winnaars
column-share = Partijen, %
figures = Cijfers
legend-all = alle plaatsen
legend-winners = winnaars
more-rows = nog { $count }
