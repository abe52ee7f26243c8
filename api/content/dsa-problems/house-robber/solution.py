def rob(amounts: list[int]) -> int:
    without_last = 0  # best for all houses but the latest one
    with_last = 0  # best for all houses seen so far
    for amount in amounts:
        taking = without_last + amount
        without_last, with_last = with_last, max(with_last, taking)
    return with_last


print(rob([4, 9, 6, 1, 8]))
