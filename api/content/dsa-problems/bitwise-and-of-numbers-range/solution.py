def range_bitwise_and(low: int, high: int) -> int:
    shift = 0
    while low != high:
        low >>= 1
        high >>= 1
        shift += 1
    # The common prefix is left; all bits after it are 0.
    return low << shift


print(range_bitwise_and(20, 23))
