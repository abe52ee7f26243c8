def reverse(number: int) -> int:
    backwards = int(str(abs(number))[::-1])
    return -backwards if number < 0 else backwards


print(reverse(-3060))
