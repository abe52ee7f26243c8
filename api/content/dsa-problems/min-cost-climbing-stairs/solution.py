def min_cost(costs: list[int]) -> int:
    two_below = one_below = 0
    for cost in costs:
        two_below, one_below = one_below, cost + min(two_below, one_below)
    return min(two_below, one_below)


print(min_cost([4, 1, 5, 2, 3]))
