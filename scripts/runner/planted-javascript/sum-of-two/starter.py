def add(one: int, other: int) -> int:
    return


print(add(1, 3))
