def count_ways(coins: list[int], amount: int) -> int:
    """Return how many combinations of coins add up to amount.

    Each coin may be used any number of times. count_ways([1, 2], 3) is 2.
    """
    pass


print(count_ways([1, 2, 5], 6))
