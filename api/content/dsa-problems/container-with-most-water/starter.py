def max_area(heights: list[int]) -> int:
    """Return the most water that two of the walls can hold.

    That is the distance between their indices times the lower height.
    max_area([2, 1, 3]) is 4.
    """
    pass


print(max_area([3, 1, 2, 4, 5]))
