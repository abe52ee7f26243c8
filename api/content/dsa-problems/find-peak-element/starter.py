def find_peak_element(numbers: list[int]) -> int:
    """Return the index of a number that is larger than its neighbours.

    Any such index is right. find_peak_element([1, 4, 3]) is 1.
    """
    pass


print(find_peak_element([2, 5, 9, 7, 4, 1]))
