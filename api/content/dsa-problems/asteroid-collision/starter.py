def asteroid_collision(asteroids: list[int]) -> list[int]:
    """Return the asteroids that are left after all collisions.

    A positive number flies to the right, a negative one to the left.
    asteroid_collision([4, 2, -3]) is [4].
    """
    pass


print(asteroid_collision([6, 9, -7, 2, -9, 3]))
