def max_profit(prices: list[int]) -> int:
    best_from = [0] * (len(prices) + 2)
    for bought in reversed(range(len(prices))):
        best = best_from[bought + 1]
        for sold in range(bought + 1, len(prices)):
            best = max(best, prices[sold] - prices[bought] + best_from[sold + 2])
        best_from[bought] = best
    return best_from[0]


print(max_profit([2, 5, 1, 3, 6]))
