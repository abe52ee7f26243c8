def max_profit(prices: list[int]) -> int:
    nights = len(prices) - 1
    best = 0
    for plan in range(2**nights):
        profit, holds = 0, False
        for day, price in enumerate(prices):
            keeps = plan >> day & 1 == 1
            if keeps and not holds:
                profit -= price
            elif holds and not keeps:
                profit += price
            holds = keeps
        best = max(best, profit)
    return best


print(max_profit([4, 9, 6, 7, 3, 8]))
