"""The tables as they are played: rooms and their journal, who sits there, who keeps them going. Knows no page."""
