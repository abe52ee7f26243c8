def max_profit(prices: list[int]) -> int:
    free, held = 0, -prices[0]
    for price in prices:
        free = max(free, held + price)
        held = max(held, free - price)
    return free


print(max_profit([4, 9, 6, 7, 3, 8]))
