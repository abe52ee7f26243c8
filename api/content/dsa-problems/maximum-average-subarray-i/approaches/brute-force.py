def find_max_average(numbers: list[int], k: int) -> float:
    starts = range(len(numbers) - k + 1)
    return max(sum(numbers[start : start + k]) for start in starts) / k


print(find_max_average([1, -1, 7, 2, -5], 4))
