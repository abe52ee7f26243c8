def power(base: float, exponent: int) -> float:
    if exponent < 0:
        return 1 / power(base, -exponent)
    result = 1.0
    while exponent:
        if exponent % 2 == 1:
            result *= base
        base *= base
        exponent //= 2
    return result


print(power(3.0, 5))
