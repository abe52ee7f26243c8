def sorted_squares(numbers: list[int]) -> list[int]:
    """Return the squares of the numbers in ascending order.

    The numbers are ascending. sorted_squares([-3, 1]) is [1, 9].
    """
    pass


print(sorted_squares([-6, -1, 2, 3]))
