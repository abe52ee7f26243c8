def max_profit(prices: list[int]) -> int:
    def best_trade(part: list[int]) -> tuple[int, int, int]:
        found, lowest = (0, 0, 0), 0
        for day, price in enumerate(part):
            if price < part[lowest]:
                lowest = day
            found = max(found, (price - part[lowest], lowest, day))
        return found

    profit, bought, sold = best_trade(prices)
    return profit + max(best_trade(prices[:bought])[0], best_trade(prices[sold:])[0])
