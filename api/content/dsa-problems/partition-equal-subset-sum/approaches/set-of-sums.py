def can_partition(numbers: list[int]) -> bool:
    half, odd = divmod(sum(numbers), 2)
    if odd:
        return False
    sums = {0}
    for number in numbers:
        sums |= {known + number for known in sums if known + number <= half}
    return half in sums


print(can_partition([3, 1, 5, 9]))
