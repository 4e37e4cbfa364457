# The smallest game's words.
game-title = Trivial
game-tagline = Take points in turn; the first past a hundred wins.
variant-standard = Standard
variant-standard-about = The only way to play.
ask-take = How many points do you take?
tip-take = Take four.
option-take-one = Take one point
option-take-two = Take two points
option-take-three = Take three points
option-take-four = Take four points
headline = A race to a hundred
sheet-points = Points
