def max_area(heights: list[int]) -> int:
    best = 0
    for left in range(len(heights)):
        for right in range(left + 1, len(heights)):
            level = min(heights[left], heights[right])
            best = max(best, level * (right - left))
    return best


print(max_area([3, 1, 2, 4, 5]))
