def missing_number(numbers: list[int]) -> int:
    """Return the only integer from 0 to len(numbers) that isn't in numbers.

    missing_number([2, 0]) is 1.
    """
    pass


print(missing_number([4, 0, 3, 1]))
