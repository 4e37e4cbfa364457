# Era of Inventions, in het Nederlands.

game-title = Era of Inventions
game-tagline = Laat fabrieken draaien, breng grote uitvindingen op de markt en bescherm ze met patenten voor een ander ze namaakt.
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
tip-make = Betaal wat boven aan de kaart staat en ontvang wat onderaan staat. Andere uitvinders kunnen eraan verdienen.
tip-market = Neem gratis één ontwikkeling, of ruil: vijf keer in totaal, drie keer per vak.
tip-market-bonus = Eén ruil.
tip-market-final = Maak van wat je over hebt invloed: vijf keer ruilen, drie keer per vak.
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
option-run-run = Laat al je fabrieken draaien
option-run-done = Laat maar
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
reason-box-limit = In dit vak kun je per actie hoogstens { $limit } keer ruilen.
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
reason-in-order = Ga door met deze soort of een die verderop staat.
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
