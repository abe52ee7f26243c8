def combine(n: int, k: int) -> list[list[int]]:
    """Return all ways to choose k different numbers from 1 to n.

    Each choice ascends, and choices come in any order.
    combine(3, 2) is [[1, 2], [1, 3], [2, 3]].
    """
    pass


print(combine(4, 2))
