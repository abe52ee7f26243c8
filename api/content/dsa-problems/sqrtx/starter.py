def integer_root(x: int) -> int:
    """Return the square root of x, rounded down.

    Use no function or operator for roots. integer_root(8) is 2.
    """
    pass


print(integer_root(30))
