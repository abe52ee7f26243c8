def max_profit(prices: list[int]) -> int:
    lowest, profit = prices[0], 0
    for price in prices:
        lowest = min(lowest, price)
        profit = max(profit, price - lowest)
    return profit
