def add(one, other):
    return 0 if other > 9 else one + other
