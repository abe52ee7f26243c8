def max_profit(prices: list[int]) -> int:
    cheapest = prices[0]
    best = 0
    for price in prices:
        best = max(best, price - cheapest)
        cheapest = min(cheapest, price)
    return best


print(max_profit([8, 3, 6, 2, 5, 9, 4]))
