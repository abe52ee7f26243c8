def three_sum(numbers: list[int]) -> list[list[int]]:
    """Return all distinct triples of numbers that add up to 0.

    Each triple is in ascending order; the order of the triples is free.
    three_sum([-1, 0, 1, 2]) is [[-1, 0, 1]].
    """
    pass


print(three_sum([4, -1, -3, 0, 1, -1, 2]))
