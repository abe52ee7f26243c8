def add(one, other):
    return one + other


print(add(1, 2))
