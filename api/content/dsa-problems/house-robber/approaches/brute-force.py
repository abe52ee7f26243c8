def rob(amounts: list[int]) -> int:
    best = 0
    nights = [(0, 0)]  # next house and what has been taken before it
    while nights:
        house, taken = nights.pop()
        if house >= len(amounts):
            best = max(best, taken)
        else:
            nights += [(house + 1, taken), (house + 2, taken + amounts[house])]
    return best


print(rob([4, 9, 6, 1, 8]))
