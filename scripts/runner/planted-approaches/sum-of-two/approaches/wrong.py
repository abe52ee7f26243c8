def add(one, other):
    return abs(one) + abs(other)


print(add(2, 2))
