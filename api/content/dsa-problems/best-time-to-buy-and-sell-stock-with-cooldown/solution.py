def max_profit(prices: list[int]) -> int:
    holding, sold, free = -prices[0], 0, 0
    for price in prices[1:]:
        holding, sold, free = (
            max(holding, free - price),
            holding + price,
            max(free, sold),
        )
    return max(sold, free)


print(max_profit([2, 5, 1, 3, 6]))
