def max_profit(prices: list[int]) -> int:
    def best_trade(first: int, last: int) -> int:
        lowest, best = prices[first], 0
        for day in range(first + 1, last + 1):
            lowest = min(lowest, prices[day])
            best = max(best, prices[day] - lowest)
        return best

    end = len(prices) - 1
    return max(best_trade(0, day) + best_trade(day, end) for day in range(len(prices)))


print(max_profit([4, 7, 1, 5, 3, 8]))
