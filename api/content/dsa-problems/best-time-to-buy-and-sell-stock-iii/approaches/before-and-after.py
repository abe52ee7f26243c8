def max_profit(prices: list[int]) -> int:
    best_until = []
    lowest, best = prices[0], 0
    for price in prices:
        lowest = min(lowest, price)
        best = max(best, price - lowest)
        best_until.append(best)

    highest, best_from, most = prices[-1], 0, 0
    for price, before in zip(reversed(prices), reversed(best_until)):
        highest = max(highest, price)
        best_from = max(best_from, highest - price)
        most = max(most, before + best_from)
    return most


print(max_profit([4, 7, 1, 5, 3, 8]))
