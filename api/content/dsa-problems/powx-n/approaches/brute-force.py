def power(base: float, exponent: int) -> float:
    result = 1.0
    for _ in range(abs(exponent)):
        result *= base
    return result if exponent >= 0 else 1 / result


print(power(3.0, 5))
