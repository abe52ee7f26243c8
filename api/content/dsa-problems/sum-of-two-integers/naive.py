def get_sum(a: int, b: int) -> int:
    while b:
        a, b = a ^ b, (a & b) << 1
    return a


print(get_sum(13, 11))
