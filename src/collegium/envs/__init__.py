"""Doors for researchers: a game as numbers, one match or thousands, behind the interfaces that learners know."""
