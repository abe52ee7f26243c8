def max_area(heights: list[int]) -> int:
    order = sorted(range(len(heights)), key=lambda index: -heights[index])
    leftmost = rightmost = order[0]
    best = 0
    for index in order:
        distance = max(index - leftmost, rightmost - index)
        best = max(best, heights[index] * distance)
        leftmost = min(leftmost, index)
        rightmost = max(rightmost, index)
    return best


print(max_area([3, 1, 2, 4, 5]))
