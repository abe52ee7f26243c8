def power(base: float, exponent: int) -> float:
    if exponent < 0:
        return 1 / power(base, -exponent)
    if exponent == 0:
        return 1.0
    half = power(base, exponent // 2)
    return half * half * base if exponent % 2 == 1 else half * half


print(power(3.0, 5))
