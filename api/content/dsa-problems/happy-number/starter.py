def is_happy(number: int) -> bool:
    """Return True if replacing number with the sum of the squares of its
    digits, again and again, leads to 1.

    is_happy(10) is True.
    """
    pass


print(is_happy(23))
