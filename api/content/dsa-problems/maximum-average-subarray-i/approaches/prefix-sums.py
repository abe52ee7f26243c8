from itertools import accumulate


def find_max_average(numbers: list[int], k: int) -> float:
    before = list(accumulate(numbers, initial=0))
    return max(end - start for start, end in zip(before, before[k:])) / k


print(find_max_average([1, -1, 7, 2, -5], 4))
