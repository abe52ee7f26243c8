from itertools import accumulate, combinations


def count_subarrays(numbers: list[int], k: int) -> int:
    sums = accumulate(numbers, initial=0)
    return sum(longer - shorter == k for shorter, longer in combinations(sums, 2))


print(count_subarrays([3, 4, -7, 1, 6], 7))
