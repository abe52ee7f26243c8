def trap(heights: list[int]) -> int:
    left, right = 0, len(heights) - 1
    left_wall = right_wall = 0
    water = 0
    while left < right:
        if heights[left] < heights[right]:
            # The right side is higher: the left wall sets the level.
            left_wall = max(left_wall, heights[left])
            water += left_wall - heights[left]
            left += 1
        else:
            right_wall = max(right_wall, heights[right])
            water += right_wall - heights[right]
            right -= 1
    return water


print(trap([2, 0, 3, 1, 0, 1, 2]))
