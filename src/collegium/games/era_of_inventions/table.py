def table(s, viewer):
    return []
def headline(s):
    return None
def sheet(s):
    return []
