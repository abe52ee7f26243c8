def min_subarray_len(target: int, numbers: list[int]) -> int:
    shortest = 0
    for start in range(len(numbers)):
        total = 0
        for end in range(start, len(numbers)):
            total += numbers[end]
            if total >= target:
                length = end - start + 1
                shortest = min(shortest or length, length)
                break
    return shortest


print(min_subarray_len(8, [3, 1, 6, 2, 5]))
