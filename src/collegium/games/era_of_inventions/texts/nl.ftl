# Era of Inventions, in het Nederlands.

game-title = Era of Inventions
game-tagline = Laat fabrieken draaien, breng grote uitvindingen op de markt en bescherm ze met patenten voor een ander ze namaakt.
game-credits = Van Anthony Daamen (Quined Games, 2010).
variant-standard = Standaard
variant-standard-about = Het hele spel voor drie, vier of vijf uitvinders.

# Goederen
good-wood = hout
good-metal = metaal
good-tech = techniek
good-tool = gereedschap
good-coal = steenkool
good-gold = goud
good-development = ontwikkeling
good-influence = invloed
good-bonus-disc = bonusschijf
good-swap = ruil
good-any = metaal, techniek of gereedschap
amount = { $number } { $good }
amount-tool = { $number } gereedschap
ringed = { $words }∘

# Velden
field-build = Bouwen
field-run = Draaien
field-buy = Haven
field-make = Maken
field-market = Markt
field-invent = Uitvinden
field-build-about = Bouw hoogstens drie fabrieken.
field-run-about = Al je fabrieken leveren.
field-buy-about = Hoogstens drie ladingen, 1 goud per stuk.
field-make-about = Maak hoogstens drie uitvindingskaarten.
field-market-about = Eén ontwikkeling gratis, of tot vijf keer ruilen.
field-invent-about = Ontwikkel vakken tot samen 7, of neem één of twee patentstappen.

# Uitvindingen
invention-light-bulb = gloeilamp
invention-pocket-watch = zakhorloge
invention-music-box = speeldoos
invention-bicycle = fiets
invention-telegraph = telegraaf
invention-microscope = microscoop
invention-cash-register = kassa
invention-sewing-machine = naaimachine
invention-typewriter = typemachine
invention-telephone = telefoon
invention-gramophone = grammofoon
invention-camera = fotocamera
invention-car = auto
invention-steam-train = stoomtrein
invention-aeroplane = vliegtuig
card-start = { $name } (start)
card-official = { $name }
card-imitation = { $name } (namaak)
named-invention = { $key ->
    [pocket-watch] het
    [aeroplane] het
   *[other] de
 } { $name }
box-gold = { $name } (origineel)
box-silver = { $name } (verbeterd)

# Fabrieken
named-factory = { $key ->
    [pawnshop] het
    [trading-house] het
    [laboratory] het
   *[other] de
 } { $name }
factory-coal-pit = kolenput
factory-colliery = kolenmijn
factory-deep-colliery = diepe kolenmijn
factory-sawmill = zagerij
factory-steam-sawmill = stoomzagerij
factory-smithy = smederij
factory-foundry = gieterij
factory-rolling-mill = walserij
factory-steelworks = staalfabriek
factory-wire-shop = draadtrekkerij
factory-instrument-works = instrumentenfabriek
factory-electrical-works = elektrofabriek
factory-power-station = elektriciteitscentrale
factory-toolmaker = gereedschapsmakerij
factory-lathe-shop = draaierij
factory-machine-shop = machinewerkplaats
factory-engine-works = motorenfabriek
factory-pawnshop = pandjeshuis
factory-trading-house = handelshuis
factory-bank = bank
factory-drawing-office = tekenkamer
factory-laboratory = laboratorium
factory-starting-factory = eerste werkplaats

# Schepen en loodsen
load-ship-metal = metaalschip
load-ship-tech = techniekschip
load-ship-tool = gereedschapsschip
load-shed-wood-1 = houtloods 1
load-shed-wood-2 = houtloods 2
load-shed-coal-1 = kolenloods 1
load-shed-coal-2 = kolenloods 2
named-load = { $key ->
    [ship-metal] het { $name }
    [ship-tech] het { $name }
    [ship-tool] het { $name }
   *[other] { $name }
}
load-now = { $load } met { $number } (+{ $more })

# Markt
operation-top-buy = { $price } goud voor { $amount } ontwikkeling
operation-top-sell = { $price } ontwikkeling voor { $amount } goud
operation-middle-gold = { $price } goud voor { $amount } invloed
operation-middle-development = { $price } ontwikkeling voor { $amount } invloed
operation-low-swap = Ruil twee goederen voor één ander
operation-low-disc = { $price } goud voor een bonusschijf
trade-top-buy = Koop ontwikkeling
trade-top-sell = Verkoop ontwikkeling
trade-middle-gold = Besteed goud
trade-middle-development = Besteed ontwikkeling
trade-low-swap = Ruil twee voor één
trade-low-disc = Koop een schijf

# Vragen
ask-place = Waar leg je een schijf?
ask-pick = Welke van je schijven gebruik je nu?
ask-build = Welke fabriek bouw je? ({ $done } van { $limit } gebouwd)
ask-build-bonus = Welke fabriek bouw je met je bonusschijf?
ask-run = Laat je al je fabrieken draaien?
ask-buy = Welke lading koop je voor 1 goud? ({ $done } van { $limit } gekocht)
ask-buy-bonus = Welke lading koop je voor 1 goud met je bonusschijf?
ask-make = Welke uitvinding maak je? ({ $done } van { $limit } gemaakt)
ask-make-bonus = Welke uitvinding maak je met je bonusschijf?
ask-market = Wat ruil je? ({ $done } van { $limit } keer)
ask-market-bonus = Wat ruil je met je bonusschijf?
ask-market-final = Slotmarkt: wat ruil je nog? ({ $done } van { $limit } keer)
ask-invent = Wat ontwikkel je (samen tot { $limit }) of patenteer je?
ask-invent-bonus = Welk vak ontwikkel je met je bonusschijf?
ask-bonus-action = Gebruik je een bonusschijf?
ask-yield = Welke van je fabrieken levert?
ask-pay = Hoe betaal je { $card }? (nog { $left })
ask-give-first = Wat lever je als eerste in?
ask-give-second = Wat lever je in naast { $good }?
ask-get = Wat neem je voor { $given }?
ask-patent-box = Welk vak van jou bescherm je?

# Tips
tip-place = Elk veld heeft twee plaatsen, hoogstens één daarvan voor jou. De volgorde van je acties kies je later.
tip-pick = Doe eerst wat anderen ook willen: straks zijn de kaarten of de ladingen weg.
tip-build = Fabrieken kosten hout en steenkool. Die met een ster brengen meteen 1 invloed.
tip-run = Al je fabrieken leveren nu, ook je eerste werkplaats.
tip-buy = Voor één goud krijg je een hele lading, hoe groot ook. Wat niemand koopt, groeit.
tip-make = Betaal de prijs van de kaart en ontvang wat onderaan staat. Andere uitvinders kunnen eraan verdienen.
tip-market = Neem gratis één ontwikkeling, of ruil: vijf keer in totaal, drie keer per kraam.
tip-market-bonus = Eén ruil.
tip-market-final = Maak van wat je over hebt invloed: vijf keer ruilen, drie keer per kraam.
tip-invent = Geef tot 7 ontwikkeling uit aan vakken, of goud aan patenten; niet allebei. Eerst het origineel, dan de verbetering.
tip-invent-bonus = Eén vak, voor zijn prijs in ontwikkeling. Eerst het origineel, dan de verbetering.
tip-bonus-action = Eén kleine extra actie. Een schijf die je deze beurt kocht, moet even wachten.
tip-yield = Kies de fabriek die levert wat je voor je volgende actie nodig hebt.
tip-pay = Een namaakkaart betaal je met elke mix van metaal, techniek en gereedschap.
tip-give-first = Twee goederen, ook goud, voor één van een andere soort.
tip-give-second = Je krijgt een goed terug van een soort die je niet inlevert.
tip-get = Neem wat je mist voor je volgende fabriek of uitvinding.
tip-patent-box = Bescherm het vak dat anderen het liefst namaken.

# Opties
option-done = Stop hier
option-give-up = Niets doen: dan ook geen bonusschijf
option-final-done = Klaar met de markt
option-empty = Veld { $field } is leeg
option-place-build = Bouwen: hoogstens drie fabrieken
option-place-run = Draaien: al je fabrieken leveren
option-place-buy = Haven: ladingen voor 1 goud
option-place-make = Maken: hoogstens drie uitvindingen
option-place-market = Markt: een ontwikkeling, of ruilen
option-place-invent = Uitvinden: ontwikkelen of patenteren
option-pick-build = Bouw fabrieken
option-pick-run = Laat je fabrieken draaien
option-pick-buy = Koop ladingen in de haven
option-pick-make = Maak uitvindingen
option-pick-market = Ga naar de markt
option-pick-invent = Ontwikkel of patenteer
option-build = Bouw { $factory } voor { $cost }: levert { $yield }
option-build-star = Bouw { $factory } voor { $cost }: levert { $yield }, meteen { $star } invloed
option-run = Laat al je fabrieken draaien
option-buy = Koop { $load } ({ $place })
option-make = Maak { $card } voor { $cost }: { $gain }
option-market-take-development = Neem gratis { $number } ontwikkeling en stop
option-invent-develop = Ontwikkel { $box } voor { $cost } ontwikkeling: { $gain } invloed
option-invent-patent = Neem patentstap { $step } voor { $gold } goud: { $gain } invloed
option-invent-track-end = Neem nog een patentstap
option-bonus-action-pass = Houd je schijven
option-bonus-action-make = Maak één uitvinding
option-bonus-action-yield = Laat één fabriek leveren
option-bonus-action-buy = Koop één lading
option-bonus-action-market = Ruil één keer
option-bonus-action-develop = Ontwikkel één vak
option-bonus-action-patent = Neem één patentstap
option-bonus-action-build = Bouw één fabriek
option-yield = Laat { $factory } leveren: { $yield }
option-pay = Betaal { $good }
option-give = Lever { $good } in
option-get = Neem { $good }
option-patent-box = Bescherm { $box }

# Waarom niet
needs = Je hebt nog { $missing } nodig.
reason-needs-wood = { needs }
reason-needs-metal = { needs }
reason-needs-tech = { needs }
reason-needs-tool = { needs }
reason-needs-coal = { needs }
reason-needs-gold = { needs }
reason-needs-development = { needs }
reason-needs-free-cubes = { $number ->
    [one] Je hebt nog 1 blokje metaal, techniek of gereedschap nodig.
   *[other] Je hebt nog { $number } blokjes metaal, techniek of gereedschap nodig.
}
reason-field-full = Beide plaatsen van dit veld zijn bezet.
reason-field-own = Hier ligt al een schijf van jou.
reason-field-empty = Hier ligt niets. Velden worden tussen twee ronden aangevuld, zolang er kaarten zijn.
reason-load-empty = Hier ligt niets. Ladingen komen tussen twee ronden, zolang de voorraad strekt.
reason-limit = In deze actie kan dit hoogstens { $limit } keer.
reason-box-limit = Op deze kraam kun je per actie hoogstens { $limit } keer ruilen.
reason-already-traded = De gratis ontwikkeling komt in plaats van ruilen.
reason-supply-short = Er is te weinig over in de voorraad.
reason-no-swap = Je hebt geen twee goederen die je voor iets anders kunt ruilen.
reason-own-invention = Het is je eigen uitvinding: die mag je niet namaken.
reason-box-taken = Dit vak is al ontwikkeld.
reason-original-first = Eerst moet het origineel er zijn.
reason-no-markers = Je hebt geen uitvindingsmarkers meer.
reason-over-seven = Dit kost { $cost }: van de { $limit } ontwikkeling per actie mag je er nog { $left } uitgeven.
reason-chose-patents = In deze actie neem je patenten.
reason-chose-development = In deze actie ben je aan het ontwikkelen.
reason-track-end = Je bent aan het eind van het patentenspoor.
reason-box-patented = Dit vak is al beschermd.
reason-in-order = Je kiest in de volgorde van de lijst, en deze ben je al voorbij.
reason-cannot-complete = Je kiest in de volgorde van de lijst: vanaf hier zou je het niet rondkrijgen.
reason-same-good = Deze soort lever je zelf in.
reason-nothing-possible = Hiervan is nu niets mogelijk.

# Verhaal
event-setup-begins = Voorbereiding
event-equipped = Iedereen begint met { $goods }, { $discs ->
    [one] 1 bonusschijf
   *[other] { $discs } bonusschijven
 } en een eerste werkplaats die { $yield } levert.
event-round-begins = Ronde { $round } van { $last }: schijven leggen
event-actions-begin = Ronde { $round } van { $last }: acties uitvoeren
event-round-ends = Einde van ronde { $round } van { $last }
event-final-market-opens = Slotmarkt
event-scoring-begins = Eindtelling
event-placed = { $you ->
    [yes] Je legt een schijf op { $field }.
   *[no] { $who } legt een schijf op { $field }.
}
event-picked = { $you ->
    [yes] Je gebruikt je schijf op { $field }.
   *[no] { $who } gebruikt de schijf op { $field }.
}
event-last-trades = { $you ->
    [yes] Je gaat voor het laatst naar de markt.
   *[no] { $who } gaat voor het laatst naar de markt.
}
event-idle = { $possible ->
    [0] { $you ->
        [yes] Je kunt daar niets doen.
       *[no] { $who } kan daar niets doen.
    }
   *[other] { $you ->
        [yes] Je doet daar niets.
       *[no] { $who } doet daar niets.
    }
}
event-spent-disc = { $you ->
    [yes] Je gebruikt een bonusschijf.
   *[no] { $who } gebruikt een bonusschijf.
}
event-built = { $influence ->
    [0] { $you ->
        [yes] Je bouwt { $factory } voor { $cost }. Opbrengst: { $yield }.
       *[no] { $who } bouwt { $factory } voor { $cost }. Opbrengst: { $yield }.
    }
   *[other] { $you ->
        [yes] Je bouwt { $factory } voor { $cost } en krijgt { $influence } invloed. Opbrengst: { $yield }.
       *[no] { $who } bouwt { $factory } voor { $cost } en krijgt { $influence } invloed. Opbrengst: { $yield }.
    }
}
event-ran = { $kinds ->
    [0] { $you ->
        [yes] Je laat al je fabrieken draaien, maar de voorraad heeft niets te geven.
       *[no] { $who } laat alle eigen fabrieken draaien, maar de voorraad heeft niets te geven.
    }
   *[other] { $you ->
        [yes] Je laat al je fabrieken draaien en krijgt { $gain }.
       *[no] { $who } laat alle eigen fabrieken draaien en krijgt { $gain }.
    }
}
event-ran-on = { $you ->
    [yes] Je krijgt ook nog { $gain }.
   *[no] { $who } krijgt ook nog { $gain }.
}
event-yielded = { $you ->
    [yes] Je krijgt { $gain } van { $factory }.
   *[no] { $who } krijgt { $gain } van { $factory }.
}
event-bought = { $you ->
    [yes] Je koopt { $load } uit { $place } voor { $price } goud.
   *[no] { $who } koopt { $load } uit { $place } voor { $price } goud.
}
event-made = { $you ->
    [yes] Je maakt { $card } voor { $cost } en krijgt { $gain }.
   *[no] { $who } maakt { $card } voor { $cost } en krijgt { $gain }.
}
event-royalty = { $you ->
    [yes] Je ontvangt { $gain } voor { $box }.
   *[no] { $who } ontvangt { $gain } voor { $box }.
}
event-track-bonus = { $you ->
    [yes] Je pion stopt op veld { $field }: je krijgt { $gain }.
   *[no] De pion van { $who } stopt op veld { $field } en brengt { $gain } op.
}
event-track-empty = { $you ->
    [yes] Je pion stopt op veld { $field }, maar de voorraad kan { $missing } niet geven.
   *[no] De pion van { $who } stopt op veld { $field }, maar de voorraad kan { $missing } niet geven.
}
event-short = { $you ->
    [yes] Er is te weinig voorraad: je loopt { $missing } mis.
   *[no] Er is te weinig voorraad: { $who } loopt { $missing } mis.
}
event-took-free = { $you ->
    [yes] Je neemt gratis { $gain }.
   *[no] { $who } neemt gratis { $gain }.
}
event-traded = { $you ->
    [yes] Je ruilt { $operation }.
   *[no] { $who } ruilt { $operation }.
}
event-swapped = { $you ->
    [yes] Je ruilt { $given } voor { $get }.
   *[no] { $who } ruilt { $given } voor { $get }.
}
event-developed = { $cards ->
    [0] { $you ->
        [yes] Je ontwikkelt { $box } voor { $cost } ontwikkeling en krijgt { $influence } invloed.
       *[no] { $who } ontwikkelt { $box } voor { $cost } ontwikkeling en krijgt { $influence } invloed.
    }
   *[other] { $you ->
        [yes] Je ontwikkelt { $box } voor { $cost } ontwikkeling en krijgt { $influence } invloed. De { $cards } kaarten worden klaargelegd.
       *[no] { $who } ontwikkelt { $box } voor { $cost } ontwikkeling en krijgt { $influence } invloed. De { $cards } kaarten worden klaargelegd.
    }
}
event-patented = { $you ->
    [yes] Je neemt patentstap { $step } voor { $gold } goud en krijgt { $influence } invloed.
   *[no] { $who } neemt patentstap { $step } voor { $gold } goud en krijgt { $influence } invloed.
}
event-protected = { $you ->
    [yes] Je beschermt { $box } met een patent.
   *[no] { $who } beschermt { $box } met een patent.
}
event-right-lost = { $markers ->
    [0] { $you ->
        [yes] Je hebt geen marker meer: dit patent beschermt niets.
       *[no] { $who } heeft geen marker meer: dit patent beschermt niets.
    }
   *[other] { $you ->
        [yes] Je hebt geen vak om te beschermen: dit patent beschermt niets.
       *[no] { $who } heeft geen vak om te beschermen: dit patent beschermt niets.
    }
}
event-start-cards-leave = { $number ->
    [one] Een startuitvinding gaat uit het spel: { $cards }.
   *[other] Startuitvindingen gaan uit het spel: { $cards }.
}
event-cards-leave = { $number ->
    [one] Een uitvindingskaart gaat van de laatste velden naar de aflegstapel: { $cards }.
   *[other] Uitvindingskaarten gaan van de laatste velden naar de aflegstapel: { $cards }.
}
event-new-inventions = { $discarded ->
    [0] { $new } kaarten van nieuwe uitvindingen worden door de trekstapel geschud, die nu uit { $pile } kaarten bestaat.
    [one] { $new } kaarten van nieuwe uitvindingen en 1 afgelegde kaart worden door de trekstapel geschud, die nu uit { $pile } kaarten bestaat.
   *[other] { $new } kaarten van nieuwe uitvindingen en { $discarded } afgelegde kaarten worden door de trekstapel geschud, die nu uit { $pile } kaarten bestaat.
}
event-cards-reshuffled = { $number ->
    [one] De trekstapel van uitvindingen is leeg: de ene afgelegde kaart wordt de nieuwe stapel ({ $number }).
   *[other] De trekstapel van uitvindingen is leeg: de { $number } afgelegde kaarten worden geschud en vormen een nieuwe.
}
event-cards-laid-out = { $number ->
    [one] Nieuwe uitvindingskaart op tafel: { $cards }.
   *[other] Nieuwe uitvindingskaarten op tafel: { $cards }.
}
event-cards-run-out = { $number ->
    [one] Er zijn geen uitvindingskaarten meer: 1 veld blijft leeg.
   *[other] Er zijn geen uitvindingskaarten meer: { $number } velden blijven leeg.
}
event-factories-leave = { $number ->
    [one] Een fabriek gaat van de laatste velden naar de aflegstapel: { $factories }.
   *[other] Fabrieken gaan van de laatste velden naar de aflegstapel: { $factories }.
}
event-factories-reshuffled = { $number ->
    [one] De trekstapel van fabrieken is leeg: de ene afgelegde fabriek wordt de nieuwe stapel ({ $number }).
   *[other] De trekstapel van fabrieken is leeg: de { $number } afgelegde fabrieken worden geschud en vormen een nieuwe.
}
event-factories-laid-out = { $number ->
    [one] Nieuwe fabriek te koop: { $factories }.
   *[other] Nieuwe fabrieken te koop: { $factories }.
}
event-factories-run-out = { $number ->
    [one] Er zijn geen fabrieken meer: 1 veld blijft leeg.
   *[other] Er zijn geen fabrieken meer: { $number } velden blijven leeg.
}
event-load-short = Er is te weinig voorraad: { $load } loopt { $missing } mis.
event-loaded = In de haven: { $loads }.
event-start-pawn = { $you ->
    [yes] Je hebt de startpion en begint.
   *[no] { $who } heeft de startpion en begint.
}
event-pawn-passes = { $you ->
    [yes] De startpion gaat van { $from } naar jou: jij begint.
   *[no] De startpion gaat van { $from } naar { $who }, die begint.
}
event-standings = { $what ->
    [0] Patentstappen: { $standings }.
    [1] Ontwikkeling in eigen vakken: { $standings }.
   *[other] Fabriekscapaciteit: { $standings }.
}
standing = { $who } { $number }
event-majority = { $you ->
    [yes] Je scoort { $points ->
        [one] 1 punt
       *[other] { $points } punten
     } voor de { $what ->
        [0] hoogste patentstap
        [1] meeste ontwikkeling
       *[other] grootste fabriekscapaciteit
     }.
   *[no] { $who } scoort { $points ->
        [one] 1 punt
       *[other] { $points } punten
     } voor de { $what ->
        [0] hoogste patentstap
        [1] meeste ontwikkeling
       *[other] grootste fabriekscapaciteit
     }.
}
event-no-majority = { $what ->
    [0] Niemand heeft een patentstap genomen: geen punten.
    [1] Niemand heeft iets ontwikkeld: geen punten.
   *[other] Geen enkele fabriek levert grondstoffen: geen punten.
}
event-tied = { $you ->
    [yes] Je staat samen met een ander bovenaan: wat telt, zijn je ontwikkelde vakken ({ $boxes }).
   *[no] { $who } staat samen met een ander bovenaan: wat telt, zijn de ontwikkelde vakken ({ $boxes }).
}
event-total = { $you ->
    [yes] Je eindigt met { $points ->
        [one] 1 punt
       *[other] { $points } punten
     }: { $track } op het spoor en { $bonus } voor meerderheden.
   *[no] { $who } eindigt met { $points ->
        [one] 1 punt
       *[other] { $points } punten
     }: { $track } op het spoor en { $bonus } voor meerderheden.
}

# Tafel
headline-placing = Ronde { $round } van { $last }: schijven leggen
headline-executing = Ronde { $round } van { $last }: acties uitvoeren
headline-final = Slotmarkt
headline-over = Het tijdperk is voorbij
zone-actions = Actievelden
zone-inventions = Uitvindingskaarten
zone-factories = Fabrieken te koop
zone-boxes = Uitvindingen
zone-harbour = Haven
zone-market = Markt
zone-tracks = Sporen
market-top = Bovenste vak ({ $used } van { $limit } gebruikt)
market-middle = Middelste vak ({ $used } van { $limit } gebruikt)
market-bottom = Onderste vak ({ $used } van { $limit } gebruikt)
market-free = In plaats van ruilen
market-take-development = { $number } ontwikkeling
track-influence = Invloed
track-patents = Patenten
pile-inventions = Stapel uitvindingen
pile-inventions-discard = { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
 } op de aflegstapel
pile-factories = Stapel fabrieken
pile-factories-discard = { $number ->
    [one] 1 fabriek
   *[other] { $number } fabrieken
 } op de aflegstapel
leaves = gaat weg
royalty-influence = Maakt een ander hem: { $number } invloed voor de uitvinder.
royalty-gold = Maakt een ander hem: { $number } goud voor de uitvinder.
empty-field = leeg
player-start = startpion
player-discs-left = actieschijven op het bord
player-bonus = bonusschijven
player-bonus-waiting = { $number } deze beurt gekocht, bruikbaar vanaf de volgende
player-markers = markers
player-capacity = capaciteit
player-development-sum = ontwikkeld
player-patents = patentstap
player-factories = Fabrieken
player-boxes = Eigen uitvindingen
player-goods = Voorraad
earns = { $who }: +{ $gain }
box-original = Origineel
box-improved = Verbetering
box-royalty = als een ander hem maakt
track-length = einde van het spoor (gereconstrueerde waarde)
track-patents-about = goud → invloed
sheet-influence = Invloed op het spoor
sheet-patents = Meeste patenten
sheet-development = Meeste ontwikkeling
sheet-capacity = Meeste fabriekscapaciteit
sheet-total = Totaal
sheet-boxes = Ontwikkelde vakken (bij gelijke stand)

# Wat een speler telt (de coach)
aspect-influence = { $n } invloed { $more }
aspect-lead = { $sign ->
    [more] { $n } invloed gewonnen op je sterkste rivaal
   *[less] { $n } invloed verloren aan je sterkste rivaal
}
aspect-wood = { $n } hout { $more }
aspect-coal = { $n } steenkool { $more }
aspect-gold = { $n } goud { $more }
aspect-materials = { $n ->
    [one] { $n } blokje metaal, techniek of gereedschap { $more }
   *[other] { $n } blokjes metaal, techniek en gereedschap { $more }
}
aspect-development = { $n } ontwikkeling { $more }
aspect-discs = { $n ->
    [one] { $n } bonusschijf { $more }
   *[other] { $n } bonusschijven { $more }
}
aspect-output = { $n ->
    [one] { $n } goed { $more } elke keer dat je fabrieken draaien
   *[other] { $n } goederen { $more } elke keer dat je fabrieken draaien
}
aspect-inventions = { $n ->
    [one] { $n } eigen uitvinding { $more }
   *[other] { $n } eigen uitvindingen { $more }
}
aspect-patents = { $n ->
    [one] { $n } patentstap { $more }
   *[other] { $n } patentstappen { $more }
}

## Speelstijlen van de bots
taste-all = Allround
taste-factories = Fabrieken voorop
taste-inventions = Uitvindingen voorop
taste-patents = Patenten voorop
taste-making = Maken voorop
taste-market = Markt en goud

# What a drawing stands for in this game
icon-factory = fabriek

# Het bord
tab-works = Band
tab-hall = Hal
tab-yard = Terrein
tab-mine = Van mij
zone-rivals = Rivalen
zone-tags = Kosten en opbrengst
head-inventions = Uitvindingen
head-worth = Waard aan het eind
works-of = Zaak van { $who }
sort-start = start
sort-official = officieel
sort-imitation = namaak
slip-yours = van jou
slip-more = nog { $n }
made = gemaakt
used = weg
or-take = of neem
leave-words = weg als de ronde eindigt →
last-round = De laatste ronde
run-yields = Opbrengst
worth-patents = Patenten
worth-development = Ontwikkeld
worth-capacity = Capaciteit
discs-label = bonus­schijven
discs-next = { $n } volgende beurt
store-empty = niets
so-many = { $card } ({ $n }×)
step-title = Patentstap { $step }

# Wat een schermlezer van een stuk zegt
house-says = { $field }: { $n ->
    [0] beide plaatsen zijn vrij
   *[other] schijven van { $who }
}
sheet-says = { $card }: betaal { $cost }, krijg { $gain }{ $n ->
    [0] {""}
   *[other] . { $earns }
}
offer-says = { $factory }: kost { $cost }, levert { $yield }{ $star ->
    [0] {""}
   *[other] , meteen { $star } invloed
}
built-says = { $factory }: levert { $yield }
box-says-owned = { $box }: { $who }{ $patent ->
    [1] , met patent
   *[other] {""}
}, levert { $royalty } op
box-says-free = { $box }: { $cost } ontwikkeling voor { $star } invloed, levert { $royalty } op{ $closed ->
    [1] , nog gesloten
   *[other] {""}
}
step-says = Patentstap { $step }: { $gold } goud voor { $star } invloed
climber-says = { $who }: patentstap { $step }
pawn-says = { $who }: { $n } invloed
load-says = { $load }: { $goods }
pile-says = { $pile }: { $n }; { $thrown }{ $pending ->
    [0] {""}
   *[other] ; volgende ronde komen er { $pending } nieuwe bij
}
discs-says = { $n ->
    [one] 1 bonusschijf
   *[other] { $n } bonusschijven
}{ $waiting ->
    [0] {""}
   *[other] , waarvan { $waiting } vanaf de volgende beurt
}
majority-says = { $what }: { $n }, nu { $points } waard
run-says = { $n ->
    [0] Draaien levert niets op
   *[other] Draaien levert { $gain } op
}
rival-says = { $who }: { $goods }; { $discs ->
    [one] 1 bonusschijf
   *[other] { $discs } bonusschijven
}; patentstap { $patents }, ontwikkeld { $developed }, capaciteit { $capacity }, nog { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
}{ $start ->
    [1] ; startpion
   *[other] {""}
}
hand-says = { $n ->
    [one] 1 schijf van { $who } om te plaatsen
   *[other] { $n } schijven van { $who } om te plaatsen
}
worth-says = Aan het eind zijn de meeste patenten, ontwikkeling en capaciteit elk { $points } waard; wie deelt krijgt minder.

# Grote kaarten
look-start = Een startuitvinding: iedereen mag haar maken, niemand verdient eraan.
look-official = Een officiële uitvinding: de uitvinders verdienen als een andere speler haar maakt.
look-imitation = Namaak: de uitvinders verdienen er alleen met een patent aan, en mogen het zelf niet maken.
look-make = Betaal { $cost }: je krijgt { $gain }.
look-earns = Als een andere speler haar maakt: { $earns }.
look-have = Je hebt alles wat nodig is.
look-leaves = { $start ->
    [1] Ze gaat uit het spel als de ronde eindigt.
   *[other] Gaat weg als de ronde eindigt.
}
look-build = Kost { $cost }.{ $star ->
    [0] {""}
   *[other] {" "}Bouwen levert meteen { $star } invloed op.
}
look-yields = Elke keer draaien levert { $yield } op.{ $raw ->
    [1] {""}
   *[other] {" "}Dat telt niet als capaciteit.
}
look-owned = { $patent ->
    [1] Ontwikkeld en gepatenteerd door { $who }.
   *[other] Ontwikkeld door { $who }, nog niet gepatenteerd.
}
look-develop = Kost { $cost } ontwikkeling en levert { $star } invloed op.
look-cards = Daarna komen de { $n } kaarten in de stapel.
look-royalty = Als een andere speler de uitvinding maakt, krijgt de uitvinder { $gain }.
look-unpatented = Aan namaak alleen met een patent.
look-counts = Telt voor { $cost } bij de meeste ontwikkeling.
look-places = { $n ->
    [0] Beide plaatsen zijn vrij.
   *[other] Schijven hier: { $who }.
}
look-step = Kost { $gold } goud en levert { $star } invloed op.
look-step-protects = Elke stap beschermt een van je vakken.
look-load = { $n ->
    [0] Hier ligt nu niets.
   *[other] { $goods } voor { $price } goud.
}
look-refill = Volgende ronde: { $goods } erbij, zover de voorraad reikt.
look-drawn = Nog te komen: { $cards }.
look-thrown = Op de aflegstapel: { $cards }.
look-waits = Volgende ronde ingeschud: { $cards }.
look-bonus = Na een actie die je hebt uitgevoerd, mag je er één inleveren voor één kleine actie: een kaart maken, een fabriek laten leveren, een lading kopen, één keer ruilen, een vak ontwikkelen, een patentstap nemen of een fabriek bouwen.
look-store = Voorraad: { $goods }; bonusschijven: { $discs }.
look-factories = Fabrieken: { $factories }.
look-boxes = Uitvindingen: { $boxes }.
look-markers = Markers over: { $n }.
look-majority = { $what }: { $n }, nu { $points } waard.
look-standings = Nu: { $standings }.
look-original = { $name }, het origineel
look-improved = { $name }, de verbetering
look-copy = { $name }, namaak
look-load-title = Haven: { $load }
look-track = Brengt je eigen actie je pion op een veld met een goed, dan krijg je dat goed.
look-lap = Na veld { $last } begint een nieuwe ronde over de balk.
look-trades = Tot { $most } keer ruilen in één actie, tot { $limit } keer per kraam. Op deze kraam gebruikt: { $used }.
look-free = Je neemt { $n } ontwikkeling gratis, in plaats van te ruilen.
plate-says = Zaak van { $who }; markers over: { $markers }{ $start ->
    [1] ; startpion
   *[other] {""}
}
look-reconstructed = De getallen zijn gereconstrueerd.

# Het einde
end-won = { $you ->
    [yes] Jij wint het tijdperk
   *[no] { $player } wint het tijdperk
}
end-shared = { $player } delen het tijdperk
# Spaces that do not break: a line of its own up to the semicolon.
end-line = { $points } invloed na { $rounds } ronden; { $ahead ->
    [0] gelijk met { $player }, maar meer vakken
   *[other] { $ahead } meer dan { $player }
}
end-line-shared = Elk { $points } invloed en { $boxes ->
    [one] 1 vak
   *[other] { $boxes } vakken
} na { $rounds } ronden
end-says = { $title }. { $line }.
end-reckoning = Eindtelling
end-tie = { $n ->
    [one] 1 vak
   *[other] { $n } vakken
}
end-bar-says = Plaats { $place }: { $who }, { $points } punten. Invloed op het spoor { $track }, meeste patenten { $patents }, meeste ontwikkeling { $development }, meeste capaciteit { $capacity }; ontwikkelde vakken: { $boxes }.
end-exhibit-says = { $name }: { $n ->
    [0] van niemand
   *[other] { $who }
}

# Wat het weten waard is
fact-light-bulb = Edison toonde zijn koolstoflamp in 1879; in 1882 begon zijn centrale een deel van Manhattan te verlichten.
fact-pocket-watch = Spoorwegen hadden nauwkeurige horloges nodig: in 1883 voerden die van Noord-Amerika tijdzones in.
fact-music-box = Pennen op een cilinder tokkelen een stalen kam; in de jaren 1880 kwamen er schijven die men kon wisselen.
fact-bicycle = Starleys Rover van 1885 had twee wielen van ongeveer gelijke grootte en een ketting naar het achterwiel, zoals fietsen nog steeds.
fact-telegraph = Vanaf 1866 droeg een blijvende kabel berichten over de Atlantische Oceaan; een brief deed er een week of langer over.
fact-microscope = Ernst Abbe rekende uit hoe lenzen beelden maken; in de jaren 1870 begon Zeiss microscopen op berekening te bouwen.
fact-cash-register = James Ritty had een saloon in Dayton en nam in 1879 patent, tegen oneerlijke barmannen.
fact-sewing-machine = Howe, Singer en anderen beëindigden hun patentoorlog in 1856 door hun patenten te delen.
fact-typewriter = De machine van Sholes en Glidden, vanaf 1874 te koop, bracht het QWERTY-toetsenbord.
fact-telephone = Papieren van Bell en van Gray kwamen op dezelfde dag bij het patentbureau: 14 februari 1876.
fact-gramophone = Berliner vroeg in 1887 patent aan op de grammofoon; de platte platen konden in grote aantallen worden geperst.
fact-camera = ‘You press the button, we do the rest’: Kodaks leus voor zijn rolfilmcamera van 1888.
fact-car = In 1888 reed Bertha Benz zo’n 100 km naar Pforzheim en kocht brandstof bij een apotheek.
fact-steam-train = In Rainhill won Stephensons Rocket in 1829 en haalde bijna 50 km/u.
fact-aeroplane = Op 17 december 1903 duurde de langste vlucht van de gebroeders Wright 59 seconden.

# Namen op kaarten, met plaatsen waar ze afgebroken mogen worden
title-light-bulb = Gloeilamp
title-pocket-watch = Zak­horloge
title-music-box = Speeldoos
title-bicycle = Fiets
title-telegraph = Telegraaf
title-microscope = Microscoop
title-cash-register = Kassa
title-sewing-machine = Naai­machine
title-typewriter = Type­machine
title-telephone = Telefoon
title-gramophone = Grammo­foon
title-camera = Foto­camera
title-car = Auto
title-steam-train = Stoom­trein
title-aeroplane = Vliegtuig
title-coal-pit = Kolenput
title-colliery = Kolenmijn
title-deep-colliery = Diepe kolenmijn
title-sawmill = Zagerij
title-steam-sawmill = Stoom­zagerij
title-smithy = Smederij
title-foundry = Gieterij
title-rolling-mill = Walserij
title-steelworks = Staal­fabriek
title-wire-shop = Draad­trekkerij
title-instrument-works = Instrumenten­fabriek
title-electrical-works = Elektro­fabriek
title-power-station = Elektriciteits­centrale
title-toolmaker = Gereedschaps­makerij
title-lathe-shop = Draaierij
title-machine-shop = Machine­werkplaats
title-engine-works = Motoren­fabriek
title-pawnshop = Pandjes­huis
title-trading-house = Handels­huis
title-bank = Bank
title-drawing-office = Teken­kamer
title-laboratory = Labora­torium
title-starting-factory = Eerste werkplaats
brief-instrument-works = Instrumen­tenfabriek
brief-power-station = Elektrici­teitscentrale
brief-toolmaker = Gereedschap
look-empty-pile = In deze stapel zit niets meer.

# Zo speel je, in beelden
howto-heart = Ontwikkel een uitvinding als eerste en je verdient telkens als een ander haar maakt. Met een patent verdien je ook aan namaak.
howto-scale = De invloedslat
howto-scale-text = Met invloed win je. Brengt je eigen actie je pion op een veld met een goed, dan krijg je dat goed.
howto-hall = De tentoonstellingshal
howto-hall-text = Negen uitvindingen. Blauw: nog door niemand ontwikkeld. Bij Uitvinden betaal je ontwikkeling voor het gouden plaatje, later voor het zilveren.
howto-stair = De patenttrap
howto-stair-text = Een trede kost goud en geeft invloed. Ze beschermt een uitvinding van jou: dan verdien je ook aan namaak.
howto-house = Zes huizen, zes acties
howto-house-text = Hier leg je schijven en gebruik je ze. Elk huis heeft twee plaatsen; hoogstens één is van jou.
howto-belt = De band
howto-belt-text = Uitvindingen om te maken: betaal de linkerkolom, krijg wat onderaan staat. Wat op rode grond ligt, gaat gauw weg.
howto-site = De bouwplaats
howto-site-text = Bouw fabrieken met hout en steenkool. Bij Draaien leveren al je fabrieken tegelijk.
howto-trade = Markt en haven
howto-trade-text = In de kramen ruil je goud en ontwikkeling. In de haven koop je voor 1 goud een hele lading.
howto-tray = Jouw zaak
howto-tray-text = Je goederen, fabrieken en uitvindingen. Rechts: hoe je ervoor staat in de drie wedstrijden van het einde.
howto-price = Prijs
howto-price-text = betaal deze goederen
howto-gain = Opbrengst
howto-gain-text = wat je krijgt
howto-name = Naam
howto-name-text = de kleur: grijs start, goud officieel, paars namaak
howto-picture = Tekening
howto-picture-text = wat je maakt
howto-sort = Soort
howto-sort-text = officieel: de uitvinders verdienen
howto-royalty = Wie verdient
howto-royalty-text = deze spelers, als iemand anders het maakt
howto-step-place = Schijven leggen
howto-step-place-text = Om de beurt legt iedereen een schijf bij een huis, tot alle schijven liggen. Twee of drie elk.
howto-step-use = Een schijf gebruiken
howto-step-use-text = Om de beurt: neem een eigen schijf terug en doe wat het huis doet. Bij Maken maak je tot drie uitvindingen.
howto-step-gain = Betalen en krijgen
howto-step-gain-text = Goederen gaan uit je bakken, je pion loopt door. Uitvinders van wat je maakt verdienen mee.
howto-step-develop = Ontwikkelen
howto-step-develop-text = Bij Uitvinden besteed je tot 7 ontwikkeling aan plaatjes, of je neemt één of twee patenttreden.
howto-step-round = Einde van de ronde
howto-step-round-text = Wat op rode grond ligt gaat weg, nieuwe kaarten komen, de haven loopt vol, en de volgende speler begint.
howto-winning = Na de laatste ronde is er nog één markt. Dan geven de meeste patenten, de meeste ontwikkeling en de meeste capaciteit elk tot **5**. **De meeste invloed wint.**
howto-tie = Gelijk aan het eind?
howto-tie-text = Wie meer plaatjes heeft ontwikkeld, staat voor; is ook dat gelijk, dan deel je de winst.
howto-disc = Zwarte bonusschijven
howto-disc-text = na je actie lever je er een in voor een kleine extra actie: één kaart, één lading, één ruil, één fabriek.
howto-wood = Hout
howto-metal = Metaal
howto-tech = Techniek
howto-tool = Gereedschap
howto-coal = Steenkool
howto-gold = Goud
howto-development = Ontwikkeling
howto-influence = Invloed
howto-patent = Patent
howto-capacity = Capaciteit
howto-bonus-disc = Bonusschijf
howto-any = Metaal, techniek of gereedschap

# De lijst van keuzes in het kort
row-build = Bouw een fabriek
row-yield = wat ze kost en oplevert
row-make = Maak een uitvinding
row-buy = Koop een lading
row-develop = Ontwikkel of neem patent
row-patent = De volgende patentstap
row-have = je hebt { $goods }
row-earns = { $who } +{ $n }
row-trade = Ruil
row-spend = Gebruik een bonusschijf
row-discs = je hebt er { $n }
row-good-development = Ontwikkeling
row-good-gold = Goud
row-good-influence = Invloed
row-good-bonus-disc = Bonusschijf
