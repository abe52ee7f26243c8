def max_profit(prices: list[int]) -> int:
    if len(prices) < 2:
        return 0
    profit, bought, sold = max(
        (prices[late] - prices[early], early, late)
        for late in range(1, min(len(prices), 100))
        for early in range(late)
    )
    if profit <= 0:
        return 0
    return profit + max_profit(prices[:bought]) + max_profit(prices[sold + 1 :])
