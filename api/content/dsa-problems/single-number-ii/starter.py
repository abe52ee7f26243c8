def single_number(numbers: list[int]) -> int:
    """Return the number that occurs once; all others occur three times.

    single_number([4, 9, 4, 4]) is 9.
    """
    pass


print(single_number([5, 2, 5, -3, 2, 5, 2]))
