def min_subarray_len(target: int, numbers: list[int]) -> int:
    shortest = len(numbers) + 1
    total = 0
    left = 0
    for right, number in enumerate(numbers):
        total += number
        while total >= target:
            shortest = min(shortest, right - left + 1)
            total -= numbers[left]
            left += 1
    return shortest if shortest <= len(numbers) else 0


print(min_subarray_len(8, [3, 1, 6, 2, 5]))
