def max_subarray(numbers: list[int]) -> int:
    best = numbers[0]
    for start in range(len(numbers)):
        total = 0
        for end in range(start, len(numbers)):
            total += numbers[end]
            best = max(best, total)
    return best


print(max_subarray([3, -5, 4, -1, 2, -6, 3]))
