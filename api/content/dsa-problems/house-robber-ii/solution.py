def rob(amounts: list[int]) -> int:
    last = len(amounts) - 1
    if last == 0:
        return amounts[0]
    return max(rob_row(amounts, 0, last - 1), rob_row(amounts, 1, last))


def rob_row(amounts: list[int], start: int, end: int) -> int:
    """The most that can be taken from the row of houses from start to end."""
    without_last = with_last = 0
    for house in range(start, end + 1):
        best = max(with_last, without_last + amounts[house])
        without_last, with_last = with_last, best
    return with_last


print(rob([6, 2, 3, 7]))
