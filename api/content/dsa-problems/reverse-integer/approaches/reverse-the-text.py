LIMIT = 2**31 - 1


def reverse(number: int) -> int:
    backwards = int(str(abs(number))[::-1])
    if backwards > LIMIT:
        return 0
    return -backwards if number < 0 else backwards


print(reverse(-3060))
