def find_max_average(numbers: list[int], k: int) -> float:
    """Return the largest average of k neighbouring numbers.

    find_max_average([1, 4, 2], 2) is 3.0.
    """
    pass


print(find_max_average([1, -1, 7, 2, -5], 4))
