def kth_largest(numbers: list[int], k: int) -> int:
    remaining = list(numbers)
    for _ in range(k - 1):
        remaining.remove(max(remaining))
    return max(remaining)


print(kth_largest([6, 2, 9, 4, 9, 1], 3))
