def call(n, random):
    return can_jump, [random.choice((0, 0, 1, 2, 3)) for _ in range(n)]
