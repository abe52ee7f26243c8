def insert(
    intervals: list[list[int]], added: list[int]
) -> list[list[int]]:
    start, end = added
    result: list[list[int]] = []
    position = 0
    while position < len(intervals) and intervals[position][1] < start:
        result.append(intervals[position])
        position += 1
    while position < len(intervals) and intervals[position][0] <= end:
        start = min(start, intervals[position][0])
        end = max(end, intervals[position][1])
        position += 1
    result.append([start, end])
    result.extend(intervals[position:])
    return result


print(insert([[1, 2], [4, 6], [8, 9], [12, 15]], [5, 8]))
