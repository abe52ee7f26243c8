MASK = 0xFFFFFFFF  # 32 ones
SIGN = 0x80000000  # bit 31


def get_sum(a: int, b: int) -> int:
    total = carry = 0
    place = 1
    while place & MASK:
        one, other = a & place, b & place
        total |= one ^ other ^ carry
        carry = (one & other | (one ^ other) & carry) << 1
        place <<= 1
    return ~(total ^ MASK) if total & SIGN else total


print(get_sum(13, 11))
