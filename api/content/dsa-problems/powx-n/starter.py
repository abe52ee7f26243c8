def power(base: float, exponent: int) -> float:
    """Return base to the power of exponent, which may be negative.

    power(2.0, 3) is 8.0, power(2.0, -1) is 0.5.
    """
    pass


print(power(3.0, 5))
