def rob(amounts: list[int]) -> int:
    if len(amounts) == 1:
        return amounts[0]
    return max(rob_row(amounts[:-1]), rob_row(amounts[1:]))


def rob_row(amounts: list[int]) -> int:
    without_last = with_last = 0
    for amount in amounts:
        best = max(with_last, without_last + amount)
        without_last, with_last = with_last, best
    return with_last


print(rob([6, 2, 3, 7]))
