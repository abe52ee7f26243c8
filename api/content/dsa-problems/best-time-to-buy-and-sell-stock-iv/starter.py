def max_profit(k: int, prices: list[int]) -> int:
    """Return the maximum profit of at most k trades, one after the other.

    max_profit(2, [3, 8, 4, 6, 1, 5]) is 9.
    """
    pass


print(max_profit(2, [2, 6, 5, 9, 1, 4]))
