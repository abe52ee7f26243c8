def coin_change(coins: list[int], amount: int) -> int:
    """Return the fewest coins that add up to amount, or -1 if none do.

    Each coin may be used any number of times. coin_change([2, 5], 9) is 3.
    """
    pass


print(coin_change([1, 4, 5], 8))
