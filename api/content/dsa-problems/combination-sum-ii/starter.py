def combination_sum(candidates: list[int], target: int) -> list[list[int]]:
    """Return all combinations of candidates that add up to target.

    Each element is used at most once, and no combination is returned
    twice. Each is in ascending order.
    combination_sum([2, 1, 1], 3) is [[1, 2]].
    """
    pass


print(combination_sum([3, 1, 5, 1, 6, 2], 7))
