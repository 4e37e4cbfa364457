# Open Science Alliance in het Nederlands

game-title = Open Science Alliance
game-tagline = Bouw een team, deel de open bronnen van de wereld en verdien in zes ronden de meeste onderzoekspunten.
game-credits = Het regelboek dat wij hebben, noemt niemand.
variant-standard = Standaard
variant-standard-about = Zes van de elf gebeurtenissen, elk met eigen bronnen; sommige verbieden iets zolang de ronde duurt.
variant-calm = Rustige gebeurtenissen
variant-calm-about = Gebeurtenissen brengen alleen bronnen en verbieden niets. Fijn voor een eerste spel.

# Onderdelen
resource-data = FAIR-data
resource-software = software
resource-citizen = burgerwetenschap
resource-publishing = publicaties
role-data_wizard = Datatovenaar
role-code_conjurer = Codemagiër
role-engagement_guru = Publieksgoeroe
role-knowledge_liberator = Kennisbevrijder
role-transparency_champion = Transparantiekampioen
role-social_glue = Sociale Lijm
role-discovery_driver = Ontdekkingsaanjager
role-tip-data_wizard = Specialist. Verzamelt FAIR-data: in zijn eentje tot zijn niveau, in een ploeg één meer.
role-tip-code_conjurer = Specialist. Verzamelt software: in zijn eentje tot zijn niveau, in een ploeg één meer.
role-tip-engagement_guru = Specialist. Verzamelt burgerwetenschap: in zijn eentje tot zijn niveau, in een ploeg één meer.
role-tip-knowledge_liberator = Specialist. Verzamelt publicaties: in zijn eentje tot zijn niveau, in een ploeg één meer.
role-tip-transparency_champion = Generalist. Verzamelt verschillende soorten, nooit twee van dezelfde tegelijk.
role-tip-social_glue = Generalist. Verzamelt niets, maar telt mee in het niveau en laat één specialist van een ander meedoen.
role-tip-discovery_driver = Leidt de ploeg: de niveaus moeten dit getal halen, en de basis is nooit meer dan dit getal.
card-open_science_festival = Open Science-festival
card-fair_data_mandate = FAIR-dataplicht
card-research_software_call = Softwaresubsidie
card-citizen_science_month = Maand van de burgerwetenschap
card-diamond_publishing_deal = Diamanten uitgeefdeal
card-hiring_freeze = Vacaturestop
card-training_budget_cut = Bezuiniging op scholing
card-campus_lockdown = Campus op slot
card-consortium_call = Consortiumsubsidie
card-old_school_metrics = Ouderwetse meetlat
card-departmental_silos = Eilandjescultuur
closes-nothing = Deze ronde geen beperking.
closes-hiring = Deze ronde kan niemand personeel aannemen.
closes-raising_by_two = Deze ronde stijgt geen rol twee niveaus.
closes-teams = Deze ronde geen samenwerking: iedereen verzamelt alleen.
closes-going_solo = Deze ronde verzamelt niemand alleen: alleen een ploeg verzamelt, desnoods van één kaart.
closes-bonuses = Samenwerking levert deze ronde geen bonus op.
closes-generalists = Kampioenen en Sociale Lijm blijven deze ronde thuis.
card = { $role } (niveau { $level })
amount-data = { $amount } FAIR-data
amount-software = { $amount } software
amount-citizen = { $amount } burgerwetenschap
amount-publishing = { $amount ->
    [one] { $amount } publicatie
   *[other] { $amount } publicaties
}
no-bonuses = geen
amount-any = { $amount } van welke soort ook
roles-data_wizard = { $count ->
    [one] Datatovenaar
   *[other] { $count } Datatovenaars
}
roles-code_conjurer = { $count ->
    [one] Codemagiër
   *[other] { $count } Codemagiërs
}
roles-engagement_guru = { $count ->
    [one] Publieksgoeroe
   *[other] { $count } Publieksgoeroes
}
roles-knowledge_liberator = { $count ->
    [one] Kennisbevrijder
   *[other] { $count } Kennisbevrijders
}

# Waar het spel staat
headline-setup = Voorbereiding: iedereen kiest een eerste specialist
headline = Ronde { $round } van { $rounds }: { $event }
headline-over = Het spel is na { $rounds } ronden afgelopen
sheet-round = Ronde { $round }
sheet-credits = Onderzoekspunten

# De tafel
zone-centre = Gedeelde bronnen
zone-deck = Stapel rollen
zone-events = Nog te komen
zone-crew = Ploeg van { $who }
zone-credits = Onderzoekspunten
dry-types = { $dry } van { $limit } soorten op: bij { $limit } lege soorten eindigt de ronde
idle-turns = { $idle } beurten op rij zonder verzamelen: bij { $limit } eindigt de ronde volgens een huisregel
first-player = Opent deze ronde
team-size = Rolkaarten
crew-empty = Er is nog niemand uitgenodigd
crew-level = Gezamenlijk niveau
crew-base = Basis
crew-bonuses = Bonussen
crew-total = Bronnen in totaal
crew-left = Basis nog te verdelen
crew-lender = Geleend van { $lender }
crew-reserved = Uit de voorraad voor bonussen: { $amounts }
crew-taken = Tot nu toe uit de voorraad: { $amounts }
crew-fee = Eén punt gaat naar de uitlener
deck-tip = Nog in de stapel: { $cards }
deck-count = { $count } { $role }
event-pile-tip = Niemand weet welke gebeurtenissen nog komen.

# Keuzes
ask-pick_specialist = Kies je eerste specialist.
tip-pick_specialist = Kies je wat anderen niet hebben, dan heb je een bron voor jezelf.
option-pick_specialist-role = { $role } (verzamelt { $type })
ask-develop = Verbeter je team.
tip-develop = Elke beurt één verbetering, vóór het verzamelen.
option-develop-raise_one = Verhoog één rol met twee
option-develop-raise_two = Verhoog twee rollen met één
option-develop-raise_driver = Verhoog je Ontdekkingsaanjager
option-develop-hire = Neem de bovenste kaart van de rollenstapel aan
option-develop-nothing = Er valt niets te verbeteren: ga verder
ask-raise_by_two = Welke rol stijgt twee niveaus?
tip-raise_by_two = De snelle weg naar een sterke kaart; die moet op niveau 2 of lager staan.
option-raise_by_two-card = Verhoog je { $card } met twee
ask-raise_first = Welke rol stijgt het eerst?
tip-raise_first = Twee verschillende kaarten stijgen elk één niveau.
option-raise_first-card = Verhoog je { $card } met één
ask-raise_second = Welke andere rol stijgt?
tip-raise_second = Het moet een andere kaart zijn dan de eerste.
option-raise_second-card = Verhoog je { $card } met één
ask-collect = Hoe verzamel je?
tip-collect = Alleen, als team of helemaal niet; één keer per beurt.
option-collect-solo = Verzamel alleen, met één kaart
option-collect-team = Vorm een ploeg
option-collect-nothing = Verzamel niets
ask-go_solo = Welke kaart verzamelt alleen?
tip-go_solo = Een specialist neemt zijn niveau van de eigen soort; een kampioen neemt verschillende soorten.
option-go_solo-card = Verzamel met je { $card }
ask-solo_types = Welke soorten neemt je kampioen van niveau { $level }?
tip-solo_types = Eén van elke soort die je aanwijst.
option-solo_types-types = Neem { $types }
ask-invite = Nodig iemand uit voor je ploeg, of rond de ploeg af.
tip-invite = Elke verzamelaar brengt één bonus, tenzij de gebeurtenis dat verbiedt. Sluit af zodra de niveaus je aanjager halen.
option-invite-card = Nodig je { $card } uit
option-invite-borrow = Leen een { $card } van { $lender }
option-invite-done = De ploeg is compleet: verzamel
ask-share_borrowed = Hoeveel { $type } neemt de geleende kaart? Nog te verdelen: { $left }.
tip-share_borrowed = Neemt die er in totaal twee of meer, dan krijgt de eigenaar één van jouw punten.
ask-share_own = Hoeveel { $type } nemen je specialisten? Nog te verdelen: { $left }.
tip-share_own = Kies welke soorten de basis leveren. Raakt een tweede soort op, dan eindigt de ronde.
option-share-amount = Neem { $amount }
ask-share_champion = Welke soorten neemt je kampioen van niveau { $level }? Nog te verdelen: { $left }.
tip-share_champion = Basis en bonus van een kampioen zijn allemaal van verschillende soort.
option-share_champion-types = Neem { $types }

# Waarom niet
reason-closed_by_event = De gebeurtenis van deze ronde staat het niet toe: { $event }.
reason-no_low_role = Geen van je rollen staat op niveau 2 of lager.
reason-all_at_top = Al je rollen staan op niveau 4.
reason-driver_at_top = Je Ontdekkingsaanjager staat al op niveau 6.
reason-deck_empty = De rollenstapel is leeg.
reason-nothing_to_take = Geen van je kaarten van niveau 1 of hoger vindt iets om te nemen.
reason-no_possible_crew = Er is geen ploeg mogelijk: { $why }
reason-level_too_high = Op niveau { $level } kan deze kaart niet zoveel stijgen: { $top } is het hoogste niveau.
reason-just_raised = Dit is de kaart die je net hebt verhoogd.
reason-generalist_closed = Generalisten blijven deze ronde thuis: { $event }.
reason-level_zero = Op niveau 0 kan deze kaart niet alleen verzamelen: daarvoor is nog 1 niveau nodig.
reason-type_dry = Er is niets meer voor deze kaart.
reason-no_unit_for_bonus = Voor de bonus ontbreekt in de voorraad: { $missing }.
reason-crew_not_completable = Met deze kaart kan de ploeg nooit compleet worden.
reason-no_glue = Om te lenen heb je Sociale Lijm in de ploeg nodig.
reason-borrowed_already = Je hebt al iemand geleend.
reason-no_collector = Niemand in de ploeg verzamelt.
reason-below_driver = Je ploeg heeft nog { $missing ->
    [one] { $missing } niveau
   *[other] { $missing } niveaus
} nodig om je aanjager te halen.
reason-nothing_taken = Deze ploeg zou niets nemen.
reason-not_enough_resources = Voor de basis van deze ploeg komt de voorraad { $missing ->
    [one] { $missing } bron
   *[other] { $missing } bronnen
} tekort.
reason-more_than_card = Hier kun je er hooguit { $most } nemen.
reason-not_in_pool = In de voorraad ontbreekt: { $missing }.
reason-more_than_base = Dat is te veel: van de basis is { $left ->
    [0] niets meer
   *[other] nog maar { $left }
} over.
reason-base_not_completable = Dan blijft er { $missing } van de basis over die niemand kan nemen.
no-crew-levels = alle niveaus samen komen { $missing } tekort voor de { $driver } van je aanjager.
no-crew-resources = voor elke ploeg die de { $driver } van je aanjager haalt, ligt er te weinig.

# Het verhaal
event-set_up_began = Voorbereiding
event-table_laid = { $you ->
    [yes] Iedereen krijgt een Ontdekkingsaanjager op niveau { $driver } en kiest een eerste specialist uit de { $cards } rolkaarten. Het spel duurt { $rounds } ronden; jij opent de eerste.
   *[no] Iedereen krijgt een Ontdekkingsaanjager op niveau { $driver } en kiest een eerste specialist uit de { $cards } rolkaarten. Het spel duurt { $rounds } ronden; { $who } opent de eerste.
}
event-picked = { $you ->
    [yes] Je eerste specialist is een { $role } (niveau { $level }).
   *[no] De eerste specialist van { $who } is een { $role } (niveau { $level }).
}
event-dealt = { $you ->
    [yes] Je krijgt een { $role } (niveau { $level }) van de rollenstapel.
   *[no] { $who } krijgt een { $role } (niveau { $level }) van de rollenstapel.
}
event-round_began = Ronde { $round } van { $rounds }: { $event }
event-round_laid = { $you ->
    [yes] De voorraad bestaat uit { $amounts }. { $closes } Jij opent de ronde.
   *[no] De voorraad bestaat uit { $amounts }. { $closes } { $who } opent de ronde.
}
event-ran_dry = Deze soort is op: { $type }{ $dry ->
    [1] {" "}(de eerste lege soort; bij { $limit } eindigt de ronde)
   *[other] {""}
}.
event-round_ended_dry = Ronde { $round } eindigt, want deze soorten zijn op: { $types }. Verloren: { $lost }.
event-round_ended_idle = Ronde { $round } eindigt, want { $turns } beurten op rij heeft niemand iets verzameld: een huisregel. Verloren: { $lost }.
event-standing = { $you ->
    [yes] Je hebt deze ronde { $earned ->
        [one] { $earned } punt
       *[other] { $earned } punten
    } verdiend en hebt er nu { $credits }.
   *[no] { $who } heeft deze ronde { $earned ->
        [one] { $earned } punt
       *[other] { $earned } punten
    } verdiend en heeft er nu { $credits }.
}
event-game_ended = Het einde, na { $rounds } ronden
event-won = { $you ->
    [yes] { $winners ->
        [one] Je wint met de meeste punten: { $credits }.
       *[other] Je deelt de winst: { $winners } spelers hebben de meeste punten, elk { $credits }.
    }
   *[no] { $winners ->
        [one] { $who } wint met de meeste punten: { $credits }.
       *[other] { $who } deelt de winst: { $winners } spelers hebben de meeste punten, elk { $credits }.
    }
}
event-raised = { $you ->
    [yes] Je verhoogt { $another ->
        [yes] nog een
       *[no] een
    } { $role } van niveau { $from } naar { $to }.
   *[no] { $who } verhoogt { $another ->
        [yes] nog een
       *[no] een
    } { $role } van niveau { $from } naar { $to }.
}
event-no_other_raised = { $you ->
    [yes] Geen van je andere rollen kan stijgen.
   *[no] Geen van de andere rollen van { $who } kan stijgen.
}
event-driver_raised = { $you ->
    [yes] Je verhoogt je Ontdekkingsaanjager van niveau { $from } naar { $to }.
   *[no] { $who } verhoogt de Ontdekkingsaanjager van niveau { $from } naar { $to }.
}
event-hired = { $you ->
    [yes] Je neemt een { $role } (niveau { $level }) aan; { $left ->
        [0] dat was de laatste kaart van de rollenstapel.
        [one] in de rollenstapel zit nog { $left } kaart.
       *[other] in de rollenstapel zitten nog { $left } kaarten.
    }
   *[no] { $who } neemt een { $role } (niveau { $level }) aan; { $left ->
        [0] dat was de laatste kaart van de rollenstapel.
        [one] in de rollenstapel zit nog { $left } kaart.
       *[other] in de rollenstapel zitten nog { $left } kaarten.
    }
}
event-nothing_improved = { $you ->
    [yes] Je kunt deze beurt niets verbeteren.
   *[no] { $who } kan deze beurt niets verbeteren.
}
event-went_solo = { $you ->
    [yes] Je { $card } verzamelt alleen en neemt { $amounts }: { $total ->
        [one] { $total } punt
       *[other] { $total } punten
    } voor jou.
   *[no] De { $card } van { $who } verzamelt alleen en neemt { $amounts }: { $total ->
        [one] { $total } punt
       *[other] { $total } punten
    } voor { $who }.
}
event-collected_nothing = { $you ->
    [yes] Je kiest ervoor niets te verzamelen (beurten op rij zonder verzamelen: { $idle } van { $limit }).
   *[no] { $who } kiest ervoor niets te verzamelen (beurten op rij zonder verzamelen: { $idle } van { $limit }).
}
event-could_not_collect = { $you ->
    [yes] Je kunt deze beurt niets verzamelen (beurten op rij zonder verzamelen: { $idle } van { $limit }).
   *[no] { $who } kan deze beurt niets verzamelen (beurten op rij zonder verzamelen: { $idle } van { $limit }).
}
event-crew_called = { $you ->
    [yes] Je vormt een ploeg: samen moeten de niveaus { $driver } halen, het niveau van je Ontdekkingsaanjager.
   *[no] { $who } vormt een ploeg: samen moeten de niveaus { $driver } halen, het niveau van de Ontdekkingsaanjager.
}
event-invited = { $you ->
    [yes] Je nodigt je { $card } uit.
   *[no] { $who } nodigt een { $card } uit.
}
event-borrowed = { $you ->
    [yes] Je leent een { $card } van { $lender }.
   *[no] { $who } leent een { $card } van { $lender-you ->
        [yes] jou
       *[no] { $lender }
    }.
}
event-crew_complete = { $you ->
    [yes] Je ploeg is compleet: gezamenlijk niveau { $level }. Bonussen van de specialisten: { $bonuses }. Basis die de verzamelaars kunnen nemen en verdelen: { $base }.
   *[no] De ploeg van { $who } is compleet: gezamenlijk niveau { $level }. Bonussen van de specialisten: { $bonuses }. Basis die de verzamelaars kunnen nemen en verdelen: { $base }.
}
event-borrowed_took = De { $card } die van { $lender-you ->
    [yes] jou
   *[no] { $lender }
} geleend is, neemt { $amount } van de basis.
event-own_took = { $you ->
    [yes] Je { $roles } { $count ->
        [one] neemt
       *[other] nemen
    } { $amount } van de basis.
   *[no] De { $roles } van { $who } { $count ->
        [one] neemt
       *[other] nemen
    } { $amount } van de basis.
}
event-champion_took = { $you ->
    [yes] Je Transparantiekampioen (niveau { $level }) neemt { $amounts } (basis: { $base }, bonus: { $bonus }).
   *[no] De Transparantiekampioen (niveau { $level }) van { $who } neemt { $amounts } (basis: { $base }, bonus: { $bonus }).
}
event-champion_took_nothing = { $you ->
    [yes] Je Transparantiekampioen (niveau { $level }) neemt niets.
   *[no] De Transparantiekampioen (niveau { $level }) van { $who } neemt niets.
}
event-team_collected = { $you ->
    [yes] In totaal neemt je ploeg { $amounts }: { $total ->
        [one] { $total } punt
       *[other] { $total } punten
    } voor jou.
   *[no] In totaal neemt de ploeg van { $who } { $amounts }: { $total ->
        [one] { $total } punt
       *[other] { $total } punten
    } voor { $who }.
}
event-lender_paid = { $you ->
    [yes] Jij krijgt { $credits } van de punten van { $borrower }, omdat je kaart meer dan één bron nam.
   *[no] { $who } krijgt { $credits } van { $borrower-you ->
        [yes] jouw punten
       *[no] de punten van { $borrower }
    }, omdat de geleende kaart meer dan één bron nam.
}
event-lender_unpaid = { $you ->
    [yes] Jij krijgt niets van { $borrower }: je kaart nam niet meer dan één bron.
   *[no] { $who } krijgt niets van { $borrower-you ->
        [yes] jou
       *[no] { $borrower }
    }: de geleende kaart nam niet meer dan één bron.
}

# Wat een speler telt (de coach)
aspect-credits = { $n ->
    [one] { $n } onderzoekspunt { $more }
   *[other] { $n } onderzoekspunten { $more }
}
aspect-lead = { $sign ->
    [more] { $n ->
        [one] { $n } onderzoekspunt
       *[other] { $n } onderzoekspunten
    } gewonnen op je sterkste rivaal
   *[less] { $n ->
        [one] { $n } onderzoekspunt
       *[other] { $n } onderzoekspunten
    } verloren aan je sterkste rivaal
}
aspect-driver = { $n ->
    [one] { $n } niveau { $more } voor je Ontdekkingsaanjager
   *[other] { $n } niveaus { $more } voor je Ontdekkingsaanjager
}
aspect-levels = { $n ->
    [one] { $n } niveau { $more } in je team
   *[other] { $n } niveaus { $more } in je team
}
aspect-specialists = { $n ->
    [one] { $n } specialist { $more }
   *[other] { $n } specialisten { $more }
}
aspect-generalists = { $n ->
    [one] { $n } generalist { $more }
   *[other] { $n } generalisten { $more }
}
aspect-kinds = { $n ->
    [one] { $n } soort specialist { $more }
   *[other] { $n } soorten specialisten { $more }
}

# Het bord
name-data_wizard = Datatovenaar
name-code_conjurer = Codemagiër
name-engagement_guru = Publieksgoeroe
name-knowledge_liberator = Kennis­bevrijder
name-transparency_champion = Transparantie­kampioen
name-social_glue = Sociale Lijm
name-discovery_driver = Ontdekkings­aanjager
foot-nothing = geen beperking
foot-hiring = niemand aannemen
foot-raising_by_two = geen twee niveaus
foot-teams = geen ploegen
foot-going_solo = niemand alleen
foot-bonuses = geen bonussen
foot-generalists = generalisten thuis
plate-hiring = Niemand kan personeel aannemen.
plate-raising_by_two = Geen rol stijgt twee niveaus.
plate-teams = Geen ploegen: verzamel alleen.
plate-going_solo = Enkel ploegen, desnoods van één.
plate-bonuses = Ploegen geven geen bonus.
plate-generalists = Geen Kampioenen of Sociale Lijm.
card-borrows = leen er 1
card-base = basis ≤ { $n }
card-new = nieuwe rol, niveau 0
tag-picked = jouw keuze
tag-in-crew = { $of ->
    [1] in ploeg
   *[other] { $n }/{ $of } in ploeg
}
desk-yours = Je team
desk-credits = onderzoekspunten
desk-cards = { $n ->
    [one] { $n } rolkaart
   *[other] { $n } rolkaarten
}
key-alone = alleen
key-crew = in ploeg
zone-sky = De ronde
zone-event = Gebeurtenis van deze ronde
zone-turn = Deze beurt
zone-steps = Verbeter eerst je team, verzamel dan één keer
zone-rivals = Rivalen
zone-desk = Je kaarten
zone-end = Eindstand
tab-table = Tafel
tab-round = Ronde
tab-team = Team
clock-dry = { $dry } van { $limit } op
clock-ends = { $limit } = ronde voorbij
clock-idle = niets: { $idle } van { $limit }
well-dry = op
bar-base = basis
bar-bonuses = bonus
bar-left = nog { $n } te verdelen
bar-types = { $n ->
    [one] Neemt 1 soort
   *[other] Neemt { $n } verschillende soorten
}
step-improve = Verbeter je team
step-collect = Verzamel, één keer
turn-of = { $player } kiest
rival-choosing = kiest nog
rival-picked = heeft gekozen, gesloten
medal-raise_one = één rol +2
medal-raise_two = twee rollen +1
medal-raise_driver = Aanjager +1
medal-hire = aannemen
medal-solo = alleen
medal-team = ploeg
medal-nothing = niets
medal-name = { $what }
medal-locked = { $what }: dicht door de gebeurtenis van deze ronde
well-name = { $type }: nog { $n } van { $of }{ $leaving ->
    [0] {""}
   *[other] , { $leaving } met de ploeg mee
}
team-name = { $player }: { $card }{ $n ->
    [1] {""}
   *[other] , { $n } kaarten
}{ $chosen ->
    [0] {""}
   *[other] , { $chosen } in de ploeg
}
driver-name = { $player }: Ontdekkingsaanjager op niveau { $n }
rival-name = { $player }: { $n } onderzoekspunten, { $cards } rolkaarten, Aanjager { $driver }{ $first ->
    [0] {""}
   *[other] , opende deze ronde
}
member-name = In de ploeg: { $card }{ $n ->
    [1] {""}
   *[other] , { $n } kaarten
}
borrowed-name = In de ploeg: { $card }, geleend van { $player }
crew-free = Met Sociale Lijm mag één specialist van een rivaal meedoen
sum-name = Ploeg: niveau { $level } van { $driver }; basis { $base } en bonussen { $bonuses } maken samen { $total }
sum-left = Ploeg: { $total } in totaal, nog { $left } van de basis te verdelen
event-name = Ronde { $round }: { $event }. { $closes }
past-name = Ronde { $round } was { $event }
dry-name = { $dry } van { $limit } soorten op: bij { $limit } eindigt de ronde{ $idle ->
    [0] {""}
   *[other] ; { $idle } beurten niets verzameld: volgens een huisregel eindigt ze ook bij { $turns }
}
deck-name = Stapel rollen: { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
}. { $rest }
pick-name = { $card }{ $picked ->
    [0] {""}
   *[other] , jouw keuze
}
look-now = In zijn eentje neemt deze kaart nu { $amount }.
look-of = { $mine ->
    [yes] In je team
   *[no] In het team van { $player }
}{ $n ->
    [one] .
   *[other] , { $n } gelijke.
}
look-round = De gebeurtenis van ronde { $round }.
look-left = { $n ->
    [0] Deze ronde is er niets meer.
   *[other] Nog { $n } deze ronde; elke genomen bron is een onderzoekspunt.
}
look-collectors = { $player }: specialisten van niveau { $levels }.
look-deck = Wie aanneemt, krijgt de bovenste kaart, op niveau 0.
look-reconstructed = De open ring: deze waarde is gereconstrueerd.

# The end
end-won = { $mine ->
    [yes] Je wint met { $n } onderzoekspunten
   *[no] { $player } wint met { $n } onderzoekspunten
}
end-shared = { $player } delen de winst met elk { $n }
end-level = Na { $rounds } ronden precies gelijk
end-from-behind = Laatste na ronde { $round }, daarna { $n } in { $rest ->
    [one] de laatste ronde
   *[other] { $rest } ronden
}
end-since = Op kop vanaf ronde { $round }
end-always = Op kop van de eerste ronde tot de laatste
end-at-last = Nam de leiding in de laatste ronde
end-told = { $what }. { $how }.
end-courses = Punten na elke ronde
end-total = Samen
end-seat = { $player }: plaats { $place }, { $n ->
    [one] { $n } onderzoekspunt
   *[other] { $n } onderzoekspunten
}; { $feat }
end-rounds = { $player }, ronde na ronde: { $rounds }
end-feat-round = meeste in ronde { $round }: { $n }
end-feat-driver = hoogste Aanjager: { $n }
end-feat-cards = meeste rolkaarten: { $n }
end-feat-levels = meeste niveaus: { $n }
end-feat-own = beste ronde: { $n }

# How to play in pictures
howto-heart = Iedereen put uit dezelfde vier bronnen. Bouw een team, roep de juiste ploeg bijeen en neem meer dan je rivalen voordat de bronnen op zijn.
howto-wells = De bronnen
howto-wells-text = Data, software, burgerwetenschap, publiceren: wat er deze ronde nog is. Elk stuk dat je neemt, is één punt.
howto-event = De gebeurtenis
howto-event-text = Een komeet opent elk van de zes ronden. Ze vult de bronnen en kan iets sluiten tot de volgende komt.
howto-dry = De druppels
howto-dry-text = Een druppel wordt vol bij elke lege bron. Bij twee eindigt de ronde en is de rest verloren.
howto-deck = De stapel rollen
howto-deck-text = Neem de bovenste kaart aan en je team groeit. De tekens tonen wat er nog in de stapel zit.
howto-crew = De ploeg
howto-crew-text = De kaarten die nu meedoen staan rond je Aanjager. Hun niveaus moeten de ring vullen; elke ster brengt er één extra.
howto-sum = De som
howto-sum-text = Bereikt niveau, basis en bonus: wat deze ploeg zal nemen. Is de ring vol, klik hier om te verzamelen.
howto-rivals = Rivalen
howto-rivals-text = Hun punten, Aanjager en kaarten liggen open. Met Sociale Lijm mag je één specialist van hen lenen.
howto-team = Je team
howto-team-text = Je punten, links je Aanjager, daarnaast je rolkaarten. Een gouden rand: deze kaart kun je nu kiezen.
howto-level = Niveau
howto-level-text = 0 tot 4; verhoog het in je beurt
howto-picture = Plaatje
howto-picture-text = krijgt er bij elk niveau iets bij
howto-name = Rol
howto-name-text = de kleur is die van zijn bron
howto-stars = Sterren
howto-stars-text = het niveau nog eens, een ster per stap
howto-alone = Alleen
howto-alone-text = neemt zoveel als zijn niveau
howto-increw = In een ploeg
howto-increw-text = één extra, ook op niveau 0
howto-winning = Na **zes ronden** winnen de meeste **onderzoekspunten**. Elk stuk dat je uit een bron neemt, is één punt.
howto-lend = Een geleende kaart
howto-lend-text = Neemt die er twee of meer, dan krijgt de eigenaar één van jouw punten.
howto-tie = Gelijk aan het eind?
howto-tie-text = Jullie delen de winst.
howto-step-improve = Verbeter
howto-step-improve-text = Verhoog één rol met twee, twee rollen met één, of je Aanjager; of neem een nieuwe kaart aan op niveau 0. Een slot: dicht deze ronde.
howto-step-collect = Verzamel
howto-step-collect-text = Eén keer per beurt: één kaart alleen, een ploeg samen, of helemaal niets.
howto-step-crew = Roep een ploeg bijeen
howto-step-crew-text = Nodig kaarten uit tot hun niveaus je Aanjager halen. De basis is hoogstens het niveau van de Aanjager; elke verzamelaar geeft er één bij.
howto-step-take = Neem je stukken
howto-step-take-text = Opgetilde stukken gaan met de ploeg mee. Jij kiest welke bronnen de basis leveren.
howto-step-dry = Twee lege bronnen
howto-step-dry-text = Na die beurt eindigt de ronde. Laat één stuk liggen om door te gaan, of leeg een bron voordat je rivalen verzamelen.
howto-credit = Onderzoekspunt
howto-alone-sign = Alleen
howto-crew-sign = In een ploeg
howto-driver = Ontdekkingsaanjager
howto-champion = Kampioen: verschillende soorten
howto-glue = Sociale Lijm: leen er één
howto-flag = Opent de ronde
howto-lock = Dicht deze ronde

# De lijst van keuzes in het kort
row-invite = Nodig uit
row-together = wat de ploeg dan verzamelt
row-borrow = Leen er een
row-fee = neemt die er 2 of meer, dan krijgt de eigenaar er 1
row-collect = Verzamel met deze ploeg
row-raise_one = Verhoog één rol
row-raise_two = Verhoog twee rollen
row-raise_driver = Verhoog je Aanjager
row-hire = Neem een rolkaart aan
row-solo = Verzamel alleen
row-team = Vorm een ploeg
row-nothing = Verzamel niets
row-take = Neem
