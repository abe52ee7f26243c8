def median(first: list[int], second: list[int]) -> float:
    """Return the median of all numbers in two sorted arrays.

    median([1, 5], [2]) is 2.0, median([1, 5], [2, 4]) is 3.0.
    """
    pass


print(median([2, 7, 9], [1, 3, 8, 12]))
