from collections import deque


def max_sliding_window(numbers: list[int], k: int) -> list[int]:
    maxima: list[int] = []
    # Indices in the window; their numbers descend.
    candidates: deque[int] = deque()
    for index, number in enumerate(numbers):
        while candidates and numbers[candidates[-1]] <= number:
            candidates.pop()
        candidates.append(index)
        if candidates[0] <= index - k:
            candidates.popleft()
        if index >= k - 1:
            maxima.append(numbers[candidates[0]])
    return maxima


print(max_sliding_window([4, 2, 5, 1, 3, 2, 0], 3))
