LIMIT = 2**31 - 1


def reverse(number: int) -> int:
    rest = abs(number)
    backwards = 0
    while rest > 0:
        digit = rest % 10
        rest //= 10
        # Asked before the multiplication: nothing may exceed the limit.
        if backwards > (LIMIT - digit) // 10:
            return 0
        backwards = backwards * 10 + digit
    return -backwards if number < 0 else backwards


print(reverse(-3060))
