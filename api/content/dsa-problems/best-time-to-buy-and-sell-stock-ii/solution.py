from itertools import pairwise


def max_profit(prices: list[int]) -> int:
    return sum(max(0, today - before) for before, today in pairwise(prices))


print(max_profit([4, 9, 6, 7, 3, 8]))
