def last_stone_weight(weights: list[int]) -> int:
    """Return the weight of the last stone, or 0 if none is left.

    The two heaviest are smashed together until fewer than two are left.
    last_stone_weight([2, 7]) is 5.
    """
    pass


print(last_stone_weight([6, 9, 3, 5]))
