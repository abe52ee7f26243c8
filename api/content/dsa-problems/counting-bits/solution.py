def count_bits(n: int) -> list[int]:
    counts = [0]
    for number in range(1, n + 1):
        # The bits of the half, and the last one.
        counts.append(counts[number >> 1] + (number & 1))
    return counts


print(count_bits(6))
