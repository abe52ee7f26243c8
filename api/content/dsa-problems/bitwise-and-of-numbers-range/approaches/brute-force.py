def range_bitwise_and(low: int, high: int) -> int:
    result = low
    for number in range(low + 1, high + 1):
        result &= number
        if result == 0:
            break
    return result


print(range_bitwise_and(20, 23))
