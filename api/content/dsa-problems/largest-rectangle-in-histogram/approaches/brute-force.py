def largest_rectangle(heights: list[int]) -> int:
    largest = 0
    for left in range(len(heights)):
        lowest = heights[left]
        for right in range(left, len(heights)):
            lowest = min(lowest, heights[right])
            largest = max(largest, lowest * (right - left + 1))
    return largest


print(largest_rectangle([2, 4, 5, 1, 3, 3]))
