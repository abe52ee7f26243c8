def intersections(first: list[list[int]], second: list[list[int]]) -> list[list[int]]:
    result = []
    for one, other in zip(first, second):
        start, end = max(one[0], other[0]), min(one[1], other[1])
        if start <= end:
            result.append([start, end])
    return result
