def max_profit(prices: list[int]) -> int:
    """Return the maximum profit of at most two trades, one after the other.

    max_profit([1, 5, 3, 8]) is 9.
    """
    pass


print(max_profit([4, 7, 1, 5, 3, 8]))
