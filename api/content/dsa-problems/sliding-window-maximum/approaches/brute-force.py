def max_sliding_window(numbers: list[int], k: int) -> list[int]:
    return [
        max(numbers[start : start + k])
        for start in range(len(numbers) - k + 1)
    ]


print(max_sliding_window([4, 2, 5, 1, 3, 2, 0], 3))
