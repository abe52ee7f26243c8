def max_profit(prices: list[int]) -> int:
    best = 0
    plans = [(0, False, 0)]  # next day, whether a share is held, amount
    while plans:
        day, holding, amount = plans.pop()
        if day >= len(prices):
            best = max(best, amount)
            continue
        plans.append((day + 1, holding, amount))
        if holding:
            plans.append((day + 2, False, amount + prices[day]))
        else:
            plans.append((day + 1, True, amount - prices[day]))
    return best


print(max_profit([2, 5, 1, 3, 6]))
