def find_max_average(numbers: list[int], k: int) -> float:
    window, best = sum(numbers[: k - 1]), 0
    for index in range(k - 1, len(numbers)):
        window += numbers[index]
        best = max(best, window)
        window -= numbers[index - k + 1]
    return best / k
