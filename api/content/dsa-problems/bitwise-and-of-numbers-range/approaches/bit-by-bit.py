def range_bitwise_and(low: int, high: int) -> int:
    result = 0
    bit = 1
    while bit <= high:
        same = low // bit == high // bit
        if same and low // bit % 2 == 1:
            result += bit
        bit *= 2
    return result


print(range_bitwise_and(20, 23))
