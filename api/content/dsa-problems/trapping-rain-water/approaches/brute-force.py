def trap(heights: list[int]) -> int:
    water = 0
    for position, height in enumerate(heights):
        left_wall = right_wall = height
        for other in heights[:position]:
            left_wall = max(left_wall, other)
        for other in heights[position + 1 :]:
            right_wall = max(right_wall, other)
        water += min(left_wall, right_wall) - height
    return water


print(trap([2, 0, 3, 1, 0, 1, 2]))
