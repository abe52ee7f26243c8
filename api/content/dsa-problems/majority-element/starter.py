def majority_element(numbers: list[int]) -> int:
    """Return the value that fills more than half of the positions.

    There is always one. majority_element([1, 8, 8]) is 8.
    """
    pass


print(majority_element([4, 7, 4, 2, 4]))
