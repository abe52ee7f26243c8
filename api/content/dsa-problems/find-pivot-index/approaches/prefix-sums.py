from itertools import accumulate


def pivot_index(numbers: list[int]) -> int:
    before = list(accumulate(numbers, initial=0))
    for index in range(len(numbers)):
        if before[index] == before[-1] - before[index + 1]:
            return index
    return -1


print(pivot_index([3, 1, -2, 6, 2]))
