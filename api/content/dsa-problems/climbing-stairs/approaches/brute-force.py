def climb_stairs(steps: int) -> int:
    if steps <= 1:
        return 1
    return climb_stairs(steps - 2) + climb_stairs(steps - 1)


print(climb_stairs(5))
