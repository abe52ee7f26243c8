def add(one: int, other: int) -> int:
    return abs(one) + abs(other)


print(add(1, 2))
