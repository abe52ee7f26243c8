MASK = 0xFFFFFFFF  # 32 ones
SIGN = 0x80000000  # bit 31


def get_sum(a: int, b: int) -> int:
    a &= MASK
    b &= MASK
    while b:
        a, b = a ^ b, (a & b) << 1 & MASK
    return ~(a ^ MASK) if a & SIGN else a


print(get_sum(13, 11))
