def can_partition(numbers: list[int]) -> bool:
    half, odd = divmod(sum(numbers), 2)
    if odd:
        return False
    reachable = [True] + [False] * half
    for number in numbers:
        # Downwards, so that no number is used twice.
        for total in range(half, number - 1, -1):
            if reachable[total - number]:
                reachable[total] = True
    return reachable[half]


print(can_partition([3, 1, 5, 9]))
