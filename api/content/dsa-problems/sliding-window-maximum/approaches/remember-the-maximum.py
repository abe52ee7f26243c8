def max_sliding_window(numbers: list[int], k: int) -> list[int]:
    maxima: list[int] = []
    largest = 0  # an index
    for index, number in enumerate(numbers):
        if number >= numbers[largest]:
            largest = index
        elif largest <= index - k:
            window = range(index - k + 1, index + 1)
            largest = max(window, key=lambda place: numbers[place])
        if index >= k - 1:
            maxima.append(numbers[largest])
    return maxima


print(max_sliding_window([4, 2, 5, 1, 3, 2, 0], 3))
