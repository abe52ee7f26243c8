def can_form(triplets: list[list[int]], target: list[int]) -> bool:
    """Return True if merging triplets can produce target.

    Merging two takes the larger value in each position.
    can_form([[1, 2, 1], [2, 1, 1]], [2, 2, 1]) is True.
    """
    pass


print(can_form([[3, 4, 2], [1, 9, 5], [2, 6, 5]], [3, 6, 5]))
