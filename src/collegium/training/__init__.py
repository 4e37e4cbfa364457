"""How a net learns to judge: games against oneself, and a fit to who won."""
