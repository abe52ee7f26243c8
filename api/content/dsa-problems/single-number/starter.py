def single_number(numbers: list[int]) -> int:
    """Return the number that occurs once; all others occur twice.

    single_number([4, 9, 4]) is 9.
    """
    pass


print(single_number([7, 3, 5, 3, 7]))
