def max_profit(prices: list[int]) -> int:
    """Return the maximum profit of any number of trades, one share at a time.

    On the day after a sale, nothing can be bought.
    max_profit([1, 3, 2, 5]) is 4.
    """
    pass


print(max_profit([2, 5, 1, 3, 6]))
