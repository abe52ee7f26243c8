from heapq import heappop, heappush


def earliest_arrival(heights: list[list[int]]) -> int:
    last = len(heights) - 1
    marked = {(0, 0)}
    shore = [(heights[0][0], 0, 0)]
    time = 0
    while True:
        height, row, column = heappop(shore)
        time = max(time, height)
        if row == column == last:
            return time
        for near, beside in (
            (row - 1, column),
            (row + 1, column),
            (row, column - 1),
            (row, column + 1),
        ):
            inside = 0 <= near <= last and 0 <= beside <= last
            if inside and (near, beside) not in marked:
                marked.add((near, beside))
                heappush(shore, (heights[near][beside], near, beside))


print(earliest_arrival([[1, 6, 7], [2, 9, 3], [4, 8, 5]]))
