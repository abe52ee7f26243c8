def climb_stairs(steps: int) -> int:
    previous, current = 0, 1
    for _ in range(steps):
        previous, current = current, previous + current
    return current


print(climb_stairs(5))
