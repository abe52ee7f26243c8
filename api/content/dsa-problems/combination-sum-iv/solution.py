def count_sequences(numbers: list[int], target: int) -> int:
    ways = [1] + [0] * target
    for total in range(1, target + 1):
        for number in numbers:
            if number <= total:
                ways[total] += ways[total - number]
    return ways[target]


print(count_sequences([1, 3, 4], 5))
