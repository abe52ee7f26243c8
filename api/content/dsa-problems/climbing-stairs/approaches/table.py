def climb_stairs(steps: int) -> int:
    ways = [1, 1]
    for step in range(2, steps + 1):
        ways.append(ways[step - 2] + ways[step - 1])
    return ways[steps]


print(climb_stairs(5))
