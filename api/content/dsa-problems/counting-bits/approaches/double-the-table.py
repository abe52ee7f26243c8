def count_bits(n: int) -> list[int]:
    counts = [0]
    power = 1
    for number in range(1, n + 1):
        if number == 2 * power:
            power = number
        counts.append(counts[number - power] + 1)
    return counts


print(count_bits(6))
