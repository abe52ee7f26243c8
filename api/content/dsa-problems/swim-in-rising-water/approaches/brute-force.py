def earliest_arrival(heights: list[list[int]]) -> int:
    time = 0
    while not can_arrive(heights, time):
        time += 1
    return time


def can_arrive(heights: list[list[int]], time: int) -> bool:
    last = len(heights) - 1
    seen: set[tuple[int, int]] = set()
    to_visit = [(0, 0)]
    while to_visit:
        row, column = to_visit.pop()
        if not (0 <= row <= last and 0 <= column <= last):
            continue
        if heights[row][column] > time or (row, column) in seen:
            continue
        seen.add((row, column))
        to_visit += [(row - 1, column), (row + 1, column)]
        to_visit += [(row, column - 1), (row, column + 1)]
    return (last, last) in seen


print(earliest_arrival([[1, 6, 7], [2, 9, 3], [4, 8, 5]]))
