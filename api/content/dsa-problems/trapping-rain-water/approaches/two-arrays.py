from itertools import accumulate


def trap(heights: list[int]) -> int:
    left_walls = list(accumulate(heights, max))
    right_walls = list(accumulate(reversed(heights), max))[::-1]
    return sum(
        min(left_wall, right_wall) - height
        for left_wall, right_wall, height in zip(left_walls, right_walls, heights)
    )


print(trap([2, 0, 3, 1, 0, 1, 2]))
