def add(one: int, other: int) -> int:
    return 0
