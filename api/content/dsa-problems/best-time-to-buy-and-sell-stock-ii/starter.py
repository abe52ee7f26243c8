def max_profit(prices: list[int]) -> int:
    """Return the largest total profit of any number of trades.

    You hold at most one share at a time. max_profit([1, 5, 2, 6]) is 8.
    """
    pass


print(max_profit([4, 9, 6, 7, 3, 8]))
