# Open Science Alliance in het Nederlands

game-title = Open Science Alliance
game-tagline = Bouw een team, deel de open bronnen van de wereld en verdien in zes ronden de meeste onderzoekspunten.
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
closes-teams = Deze ronde geen samenwerking: verzamel alleen.
closes-going_solo = Deze ronde verzamelt niemand alleen: vorm een ploeg, al is het van één.
closes-bonuses = Samenwerking levert deze ronde geen bonus op.
closes-generalists = Kampioenen en Sociale Lijm blijven deze ronde thuis.
card = { $role } { $level }
amount-data = { $amount } FAIR-data
amount-software = { $amount } software
amount-citizen = { $amount } burgerwetenschap
amount-publishing = { $amount ->
    [one] { $amount } publicatie
   *[other] { $amount } publicaties
}
no-types = niets

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
idle-turns = { $idle } beurten op rij zonder verzamelen: bij { $limit } eindigt de ronde
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
option-raise_by_two-card = Verhoog { $card } met twee
ask-raise_first = Welke rol stijgt het eerst?
tip-raise_first = Twee verschillende kaarten stijgen elk één niveau.
option-raise_first-card = Verhoog { $card } met één
ask-raise_second = Welke andere rol stijgt?
tip-raise_second = Het moet een andere kaart zijn dan de eerste.
option-raise_second-card = Verhoog { $card } met één
ask-collect = Hoe verzamel je?
tip-collect = Alleen, als team of helemaal niet; één keer per beurt.
option-collect-solo = Eén kaart verzamelt alleen
option-collect-team = Vorm een ploeg
option-collect-nothing = Verzamel niets
ask-go_solo = Welke kaart verzamelt alleen?
tip-go_solo = Een specialist neemt zijn niveau van de eigen soort; een kampioen neemt verschillende soorten.
option-go_solo-card = { $card } verzamelt
ask-solo_types = Welke soorten neemt je kampioen van niveau { $level }?
tip-solo_types = Eén van elke soort die je aanwijst.
option-solo_types-types = Neem { $types }
ask-invite = Nodig iemand uit voor je ploeg, of rond de ploeg af.
tip-invite = Elke verzamelaar brengt één bonus, tenzij de gebeurtenis dat verbiedt. Sluit af zodra de niveaus je aanjager halen.
option-invite-card = Nodig { $card } uit
option-invite-borrow = Leen { $card } van { $lender }
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
reason-closed_by_event = De gebeurtenis van deze ronde staat het niet toe.
reason-no_low_role = Geen van je rollen staat op niveau 2 of lager.
reason-all_at_top = Al je rollen staan op niveau 4.
reason-driver_at_top = Je Ontdekkingsaanjager staat al op niveau 6.
reason-deck_empty = De rollenstapel is leeg.
reason-nothing_to_take = Geen van je kaarten van niveau 1 of hoger vindt iets om te nemen.
reason-no_possible_crew = Er is geen ploeg mogelijk: te lage niveaus of te weinig bronnen.
reason-level_too_high = Het niveau is te hoog om zoveel te stijgen.
reason-just_raised = Dit is de kaart die je net hebt verhoogd.
reason-generalist_closed = Generalisten blijven deze ronde thuis.
reason-level_zero = Op niveau 0 kan deze kaart niet alleen verzamelen.
reason-type_dry = Er is niets meer voor deze kaart.
reason-no_unit_for_bonus = Er zou niets over zijn voor de bonus.
reason-crew_not_completable = Met deze kaart kan de ploeg nooit compleet worden.
reason-no_glue = Om te lenen heb je Sociale Lijm in de ploeg nodig.
reason-borrowed_already = Je hebt al iemand geleend.
reason-no_collector = Niemand in de ploeg verzamelt.
reason-below_driver = Het gezamenlijke niveau is lager dan dat van je aanjager.
reason-nothing_taken = Deze ploeg zou niets nemen.
reason-not_enough_resources = Er zijn te weinig bronnen voor basis en bonussen.
reason-more_than_card = Dat is meer dan de kaart kan nemen.
reason-not_in_pool = Zoveel ligt er niet.
reason-more_than_base = Dat is meer dan er nog te verdelen is.
reason-base_not_completable = De anderen kunnen de rest van de basis dan niet leveren.

# Het verhaal
event-picked = { $you ->
    [yes] Je begint met een { $role }.
   *[no] { $who } begint met een { $role }.
}
event-dealt = { $you ->
    [yes] Je krijgt een { $role } toegedeeld.
   *[no] { $who } krijgt een { $role } toegedeeld.
}
event-round_started = { $you ->
    [yes] Ronde { $round }: { $event }. { $closes } Jij begint.
   *[no] Ronde { $round }: { $event }. { $closes } { $who } begint.
}
event-raised = { $you ->
    [yes] Je verhoogt een { $role } naar niveau { $level }.
   *[no] { $who } verhoogt een { $role } naar niveau { $level }.
}
event-driver_raised = { $you ->
    [yes] Je verhoogt je Ontdekkingsaanjager naar { $level }.
   *[no] { $who } verhoogt de Ontdekkingsaanjager naar { $level }.
}
event-hired = { $you ->
    [yes] Je neemt een { $role } aan.
   *[no] { $who } neemt een { $role } aan.
}
event-went_solo = { $you ->
    [yes] Je { $card } verzamelt alleen: { $amounts } (+{ $total }).
   *[no] { $card } van { $who } verzamelt alleen: { $amounts } (+{ $total }).
}
event-collected_nothing = { $you ->
    [yes] Je verzamelt niets.
   *[no] { $who } verzamelt niets.
}
event-invited = { $you ->
    [yes] Je nodigt { $card } uit.
   *[no] { $who } nodigt { $card } uit.
}
event-borrowed = { $you ->
    [yes] Je leent { $card } van { $lender }.
   *[no] { $who } leent { $card } van { $lender }.
}
event-team_collected = { $you ->
    [yes] Je ploeg verzamelt { $amounts }: samen { $total }.
   *[no] De ploeg van { $who } verzamelt { $amounts }: samen { $total }.
}
event-lender_paid = { $you ->
    [yes] Je geeft één punt aan { $lender }, van wie je een kaart leende.
   *[no] { $who } geeft één punt aan { $lender }, van wie de kaart geleend was.
}
event-ran_dry = Een soort is op: { $type }.
event-round_ended_dry = Ronde { $round } eindigt: minstens twee soorten zijn op. Verloren bronnen: { $lost }.
event-round_ended_idle = Ronde { $round } eindigt: twee rondgangen lang verzamelde niemand. Verloren bronnen: { $lost }.
event-game_ended = De laatste ronde is voorbij.

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
