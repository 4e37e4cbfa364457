"""The large card of a piece in full sentences."""


def look(s, viewer, identity):
    return None
