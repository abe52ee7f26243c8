def call(n, random):
    return climb_stairs, random.randint(0, 2 * n)
