def rob(amounts: list[int]) -> int:
    if not amounts:
        return 0
    taking_first = amounts[0] + rob(amounts[2:])
    leaving_first = rob(amounts[1:])
    return max(taking_first, leaving_first)


print(rob([4, 9, 6, 1, 8]))
