def max_profit(prices: list[int]) -> int:
    highest_from = list(prices)
    for day in range(len(prices) - 2, -1, -1):
        highest_from[day] = max(prices[day], highest_from[day + 1])
    return max(highest - price for price, highest in zip(prices, highest_from))


print(max_profit([8, 3, 6, 2, 5, 9, 4]))
