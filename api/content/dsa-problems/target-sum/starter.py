def ways_to_reach(numbers: list[int], target: int) -> int:
    """Return the number of ways to choose signs that give the target.

    ways_to_reach([1, 1], 0) is 2: +1 - 1 and -1 + 1.
    """
    pass


print(ways_to_reach([1, 2, 1, 3], 3))
