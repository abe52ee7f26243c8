def count_bits(n: int) -> list[int]:
    counts: list[int] = []
    for number in range(n + 1):
        ones = 0
        while number > 0:
            ones += number & 1
            number >>= 1
        counts.append(ones)
    return counts


print(count_bits(6))
