"""How it gets in and out: Django's gateway, streams, the door for programs, limits."""
