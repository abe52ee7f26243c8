def add(one, other):
    while other > 1_000:
        pass
    return one + other


print(add(1, 2))
