def min_cost(costs: list[int]) -> int:
    from_step = [0] * (len(costs) + 2)
    for step in range(len(costs) - 1, -1, -1):
        from_step[step] = costs[step] + min(from_step[step + 1], from_step[step + 2])
    return min(from_step[0], from_step[1])


print(min_cost([4, 1, 5, 2, 3]))
