def find_max_average(numbers: list[int], k: int) -> float:
    window, best = sum(numbers[:k]), float("-inf")
    for index in range(k, len(numbers)):
        window += numbers[index] - numbers[index - k]
        best = max(best, window)
    return best / k
