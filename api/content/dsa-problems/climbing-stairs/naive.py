def climb_stairs(steps: int) -> int:
    if steps < 0:
        return 0
    if steps == 0:
        return 1
    return climb_stairs(steps - 1) + climb_stairs(steps - 2)


print(climb_stairs(5))
