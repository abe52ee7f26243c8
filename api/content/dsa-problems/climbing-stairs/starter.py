def climb_stairs(steps: int) -> int:
    """Return in how many ways moves of 1 or 2 steps add up to steps.

    climb_stairs(3) is 3: 1 + 1 + 1, 1 + 2 and 2 + 1.
    """
    pass


print(climb_stairs(5))
