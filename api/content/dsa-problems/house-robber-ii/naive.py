def rob(amounts: list[int]) -> int:
    def rob_from(house: int, end: int) -> int:
        if house >= end:
            return 0
        taken = amounts[house] + rob_from(house + 2, end)
        return max(taken, rob_from(house + 1, end))

    if len(amounts) == 1:
        return amounts[0]
    return max(rob_from(0, len(amounts) - 1), rob_from(1, len(amounts)))


print(rob([6, 2, 3, 7]))
