def rob(amounts: list[int]) -> int:
    if len(amounts) == 1:
        return amounts[0]
    return max(rob_row(amounts[:-1]), rob_row(amounts[1:]))


def rob_row(amounts: list[int]) -> int:
    best = 0
    choices = [(0, 0)]  # the next house, and the amount so far
    while choices:
        house, amount = choices.pop()
        if house >= len(amounts):
            best = max(best, amount)
        else:
            choices.append((house + 1, amount))
            choices.append((house + 2, amount + amounts[house]))
    return best


print(rob([6, 2, 3, 7]))
