from math import inf


def min_cost(costs: list[int]) -> int:
    cheapest = inf
    ways = [(0, 0), (1, 0)]  # step and what has been paid below it
    while ways:
        step, paid = ways.pop()
        if step >= len(costs):
            cheapest = min(cheapest, paid)
        else:
            paid += costs[step]
            ways += [(step + 1, paid), (step + 2, paid)]
    return int(cheapest)


print(min_cost([4, 1, 5, 2, 3]))
