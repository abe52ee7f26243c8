def max_subarray(numbers: list[int]) -> int:
    best = numbers[0]
    for start in range(len(numbers)):
        total = 0
        for number in numbers[start:]:
            total += number
            best = max(best, total)
    return best


print(max_subarray([3, -5, 4, -1, 2, -6, 3]))
