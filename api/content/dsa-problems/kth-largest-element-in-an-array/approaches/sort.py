def kth_largest(numbers: list[int], k: int) -> int:
    return sorted(numbers, reverse=True)[k - 1]


print(kth_largest([6, 2, 9, 4, 9, 1], 3))
