def plus_one(digits: list[int]) -> list[int]:
    """Return the digits of the number that is one larger.

    The first digit is the most significant one.
    plus_one([1, 9]) is [2, 0].
    """
    pass


print(plus_one([3, 6, 9, 9]))
