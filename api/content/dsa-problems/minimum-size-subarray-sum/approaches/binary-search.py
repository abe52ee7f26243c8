from bisect import bisect_left
from itertools import accumulate


def min_subarray_len(target: int, numbers: list[int]) -> int:
    sums = [0, *accumulate(numbers)]
    shortest = 0
    for start, total in enumerate(sums):
        end = bisect_left(sums, total + target)
        if end < len(sums):
            shortest = min(shortest or end - start, end - start)
    return shortest


print(min_subarray_len(8, [3, 1, 6, 2, 5]))
