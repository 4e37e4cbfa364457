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
good-one-tool = gereedschap
good-coal = steenkool
good-gold = goud
good-development = ontwikkeling
good-influence = invloed
good-bonus-disc = bonusschijf
good-swap = ruil
good-any = metaal, techniek of gereedschap
amount = { $number } { $good }

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
box-gold = { $name } (origineel)
box-silver = { $name } (verbeterd)

# Fabrieken
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
factory-toolmaker = gereedschapsmaker
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
ask-pay = Hoe betaal je deze kaart: { $card }? (nog { $left })
ask-give-first = Wat lever je als eerste in?
ask-give-second = Wat lever je in naast { $good }?
ask-get = Wat neem je voor { $first } en { $second }?
ask-patent-box = Welk vak van jou bescherm je?

# Tips
tip-place = Elk veld heeft twee plaatsen, hoogstens één daarvan voor jou. De volgorde van je acties kies je later.
tip-pick = Doe eerst wat anderen ook willen: straks zijn de kaarten of de ladingen weg.
tip-build = Fabrieken kosten hout en steenkool. Die met een ster brengen meteen 1 invloed.
tip-run = Al je fabrieken leveren nu, ook je eerste werkplaats.
tip-buy = Voor één goud krijg je een hele lading, hoe groot ook. Wat niemand koopt, groeit.
tip-make = Betaal wat onderaan staat en ontvang wat bovenaan staat. Andere uitvinders kunnen eraan verdienen.
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
option-build = Bouw een { $factory } voor { $cost }: levert { $yield }
option-build-star = Bouw een { $factory } voor { $cost }: levert { $yield }, meteen 1 invloed
option-run-run = Laat al je fabrieken draaien
option-run-done = Laat maar
option-buy = Koop { $load } ({ $place })
option-make = Maak een { $card } voor { $cost }: { $gain }
option-market-take-development = Neem gratis { $number } ontwikkeling en stop
option-invent-develop = { $box } voor { $cost } ontwikkeling: { $gain } invloed
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
option-yield = { $factory }: { $yield }
option-pay = Betaal { $good }
option-give = Lever { $good } in
option-get = Neem { $good }
option-patent-box = Bescherm: { $box }

# Waarom niet
reason-needs-wood = Je hebt niet genoeg hout.
reason-needs-metal = Je hebt niet genoeg metaal.
reason-needs-tech = Je hebt niet genoeg techniek.
reason-needs-tool = Je hebt niet genoeg gereedschap.
reason-needs-coal = Je hebt niet genoeg steenkool.
reason-needs-gold = Je hebt niet genoeg goud.
reason-needs-development = Je hebt niet genoeg ontwikkeling.
reason-needs-free-cubes = Je hebt samen niet genoeg metaal, techniek en gereedschap.
reason-field-full = Beide plaatsen van dit veld zijn bezet.
reason-field-own = Hier ligt al een schijf van jou.
reason-field-empty = Hier ligt niets. Velden worden tussen twee rondes aangevuld, zolang er kaarten zijn.
reason-load-empty = Hier ligt niets. Ladingen komen tussen twee rondes, zolang de voorraad strekt.
reason-limit = Je zit aan de grens van deze actie.
reason-box-limit = Drie keer in dit vak is genoeg voor één actie.
reason-already-traded = De gratis ontwikkeling komt in plaats van ruilen.
reason-supply-short = Er is te weinig over in de voorraad.
reason-no-swap = Je hebt geen twee goederen die je voor iets anders kunt ruilen.
reason-own-invention = Het is je eigen uitvinding: die mag je niet namaken.
reason-box-taken = Dit vak is al ontwikkeld.
reason-original-first = Eerst moet het origineel er zijn.
reason-no-markers = Je hebt geen uitvindingsmarkers meer.
reason-over-seven = Dat is meer dan 7 ontwikkeling in één actie.
reason-chose-patents = In deze actie neem je patenten.
reason-chose-development = In deze actie ben je aan het ontwikkelen.
reason-track-end = Je bent aan het eind van het patentenspoor.
reason-box-patented = Dit vak is al beschermd.
reason-in-order = Ga door met deze soort of een die verderop staat.
reason-cannot-complete = Je kiest in de volgorde van de lijst: vanaf hier zou je het niet rondkrijgen.
reason-same-good = Deze soort lever je zelf in.
reason-nothing-possible = Hiervan is nu niets mogelijk.

# Verhaal
event-round-begins = { $you ->
    [yes] Ronde { $round } van { $last }. Jij begint.
   *[no] Ronde { $round } van { $last }. { $who } begint.
}
event-placed = { $you ->
    [yes] Je legt een schijf op { $field }.
   *[no] { $who } legt een schijf op { $field }.
}
event-picked = { $you ->
    [yes] Je gebruikt je schijf op { $field }.
   *[no] { $who } gebruikt de schijf op { $field }.
}
event-gained = { $you ->
    [yes] Je krijgt { $gain }.
   *[no] { $who } krijgt { $gain }.
}
event-track-bonus = { $you ->
    [yes] Je pion stopt op veld { $field }: { $gain }.
   *[no] De pion van { $who } stopt op veld { $field }: { $gain }.
}
event-built = { $you ->
    [yes] Je bouwt een { $factory } voor { $cost }.
   *[no] { $who } bouwt een { $factory } voor { $cost }.
}
event-ran = { $you ->
    [yes] Je laat al je fabrieken draaien.
   *[no] { $who } laat alle eigen fabrieken draaien.
}
event-yielded = { $you ->
    [yes] Jouw { $factory } levert.
   *[no] Bij { $who } levert één fabriek: { $factory }.
}
event-bought = { $you ->
    [yes] Je koopt een lading: { $load }.
   *[no] { $who } koopt een lading: { $load }.
}
event-made = { $you ->
    [yes] Je maakt een { $card }.
   *[no] { $who } maakt een { $card }.
}
event-royalty = { $you ->
    [yes] Je ontvangt { $gain } als uitvinder van: { $box }.
   *[no] { $who } ontvangt { $gain } als uitvinder van: { $box }.
}
event-traded = { $you ->
    [yes] Je ruilt: { $operation }.
   *[no] { $who } ruilt: { $operation }.
}
event-swapped = { $you ->
    [yes] Je ruilt { $first } en { $second } voor { $get }.
   *[no] { $who } ruilt { $first } en { $second } voor { $get }.
}
event-developed = { $you ->
    [yes] Je ontwikkelt voor { $cost }: { $box }.
   *[no] { $who } ontwikkelt voor { $cost }: { $box }.
}
event-patented = { $you ->
    [yes] Je neemt patentstap { $step } voor { $gold } goud.
   *[no] { $who } neemt patentstap { $step } voor { $gold } goud.
}
event-protected = { $you ->
    [yes] Je beschermt met een patent: { $box }.
   *[no] { $who } beschermt met een patent: { $box }.
}
event-right-lost = { $you ->
    [yes] Je hebt geen vak meer om te beschermen, of geen marker: dit patent bracht alleen invloed.
   *[no] { $who } heeft geen vak meer om te beschermen, of geen marker.
}
event-spent-disc = { $you ->
    [yes] Je gebruikt een bonusschijf.
   *[no] { $who } gebruikt een bonusschijf.
}
event-new-inventions = De kaarten van nieuwe uitvindingen worden erdoor geschud.
event-final-market-opens = De laatste ronde is voorbij. Iedereen mag nog één keer naar de markt.
event-majority = { $you ->
    [yes] Je scoort { $points } voor de meeste { $what }.
   *[no] { $who } scoort { $points } voor de meeste { $what }.
}
majority-patents = patenten
majority-development = ontwikkeling
majority-capacity = fabriekscapaciteit

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
