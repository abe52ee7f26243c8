def find_max_average(numbers: list[int], k: int) -> float:
    window = sum(numbers[:k])
    best = window
    for index in range(k, len(numbers)):
        window += numbers[index] - numbers[index - k]
        best = max(best, window)
    return best / k


print(find_max_average([1, -1, 7, 2, -5], 4))
