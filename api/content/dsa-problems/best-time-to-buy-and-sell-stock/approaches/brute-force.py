def max_profit(prices: list[int]) -> int:
    best = 0
    for buy in range(len(prices)):
        for sell in range(buy + 1, len(prices)):
            best = max(best, prices[sell] - prices[buy])
    return best


print(max_profit([8, 3, 6, 2, 5, 9, 4]))
