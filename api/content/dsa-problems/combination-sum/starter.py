def combination_sum(candidates: list[int], target: int) -> list[list[int]]:
    """Return all combinations of candidates that add up to target.

    A candidate may be used any number of times. Each combination is in
    ascending order. combination_sum([2, 4], 4) is [[2, 2], [4]].
    """
    pass


print(combination_sum([5, 2, 3], 8))
