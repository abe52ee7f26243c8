LIMIT = 2**31 - 1


def reverse(number: int) -> int:
    rest = abs(number)
    backwards = 0
    while rest > 0:
        rest, digit = divmod(rest, 10)
        backwards = backwards * 10 + digit
    if backwards > LIMIT:
        return 0
    return -backwards if number < 0 else backwards


print(reverse(-3060))
