def insert(
    intervals: list[list[int]], added: list[int]
) -> list[list[int]]:
    result: list[list[int]] = []
    for start, end in sorted([*intervals, added]):
        if result and start <= result[-1][1]:
            result[-1][1] = max(result[-1][1], end)
        else:
            result.append([start, end])
    return result


print(insert([[1, 2], [4, 6], [8, 9], [12, 15]], [5, 8]))
