# The smallest game's words.
game-title = Triviaal
game-tagline = Neem om de beurt punten; wie het eerst over de honderd is, wint.
variant-standard = Standaard
variant-standard-about = De enige manier om te spelen.
ask-take = Hoeveel punten neem je?
tip-take = Neem er vier.
option-take-one = Neem één punt
option-take-two = Neem twee punten
option-take-three = Neem drie punten
option-take-four = Neem vier punten
headline = Een race naar honderd
sheet-points = Punten
