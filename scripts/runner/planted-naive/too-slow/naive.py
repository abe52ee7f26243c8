def add(one, other):
    while other > 9:
        pass
    return one + other
