def max_profit(k: int, prices: list[int]) -> int:
    best = 0
    plans = [(0, k, False, 0)]
    while plans:
        day, trades, holding, amount = plans.pop()
        if not holding:
            best = max(best, amount)
        if day == len(prices):
            continue
        plans.append((day + 1, trades, holding, amount))
        if holding:
            plans.append((day + 1, trades, False, amount + prices[day]))
        elif trades > 0:
            plans.append((day + 1, trades - 1, True, amount - prices[day]))
    return best


print(max_profit(2, [2, 6, 5, 9, 1, 4]))
