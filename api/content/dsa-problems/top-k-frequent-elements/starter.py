def top_k_frequent(numbers: list[int], k: int) -> list[int]:
    """Return the k numbers that occur most often, in any order.

    top_k_frequent([5, 7, 5], 1) is [5].
    """
    pass


print(top_k_frequent([4, 1, 4, 2, 2, 4, 3], 2))
