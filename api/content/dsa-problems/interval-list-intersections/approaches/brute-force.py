def intersections(first: list[list[int]], second: list[list[int]]) -> list[list[int]]:
    result = []
    for one in first:
        for other in second:
            start, end = max(one[0], other[0]), min(one[1], other[1])
            if start <= end:
                result.append([start, end])
    return result


print(intersections([[1, 4], [7, 12]], [[3, 8], [10, 10], [12, 15]]))
