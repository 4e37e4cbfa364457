"""What travels when something happens."""


def flights(s, event, viewer):
    return ()
