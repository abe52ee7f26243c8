def rob(amounts: list[int]) -> int:
    best = [0, 0]
    for amount in amounts:
        best.append(max(best[-1], best[-2] + amount))
    return best[-1]


print(rob([4, 9, 6, 1, 8]))
