def max_area(heights: list[int]) -> int:
    left, right = 0, len(heights) - 1
    best = 0
    while left < right:
        level = min(heights[left], heights[right])
        best = max(best, level * (right - left))
        # The shorter wall has met its widest partner: discard it.
        if heights[left] < heights[right]:
            left += 1
        else:
            right -= 1
    return best


print(max_area([3, 1, 2, 4, 5]))
