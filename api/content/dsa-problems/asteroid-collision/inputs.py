def call(n, random):
    return asteroid_collision, [random.choice((-3, -2, -1, 1, 2, 3)) for _ in range(n)]
