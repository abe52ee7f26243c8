def summary_ranges(numbers: list[int]) -> list[str]:
    """Return the ranges of consecutive numbers as strings.

    The numbers are ascending. summary_ranges([1, 2, 5]) is ["1->2", "5"].
    """
    pass


print(summary_ranges([-2, -1, 0, 4, 7, 8]))
