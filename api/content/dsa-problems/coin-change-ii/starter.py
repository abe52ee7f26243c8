def count_ways(coins: list[int], amount: int) -> int:
    """Return in how many ways coins add up to amount, in any order.

    Each coin may be used any number of times. count_ways([1, 2], 3) is 2.
    """
    pass


print(count_ways([1, 2, 5], 6))
