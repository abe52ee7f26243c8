def max_profit(prices: list[int]) -> int:
    """Return the largest profit of buying once and selling on a later day.

    Return 0 if no trade makes a profit. max_profit([2, 7, 1]) is 5.
    """
    pass


print(max_profit([8, 3, 6, 2, 5, 9, 4]))
