from bisect import bisect_left


def intersections(first: list[list[int]], second: list[list[int]]) -> list[list[int]]:
    ends = [end for _, end in second]
    result = []
    for start, end in first:
        at = bisect_left(ends, start)
        while at < len(second) and second[at][0] <= end:
            result.append([max(start, second[at][0]), min(end, second[at][1])])
            at += 1
    return result


print(intersections([[1, 4], [7, 12]], [[3, 8], [10, 10], [12, 15]]))
