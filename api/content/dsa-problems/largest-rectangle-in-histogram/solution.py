def largest_rectangle(heights: list[int]) -> int:
    growing: list[tuple[int, int]] = []  # (left edge, height)
    largest = 0
    for position, height in enumerate([*heights, 0]):
        left_edge = position
        while growing and growing[-1][1] >= height:
            left_edge, ended_height = growing.pop()
            largest = max(largest, ended_height * (position - left_edge))
        growing.append((left_edge, height))
    return largest


print(largest_rectangle([2, 4, 5, 1, 3, 3]))
