"""Large cards."""


def look(s, viewer, identity):
    return None
