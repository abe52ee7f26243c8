def call(n, random):
    pairs = [[course, needed] for course in range(n) for needed in range(n)]
    return can_finish, n, random.sample(pairs, n // 2 + 1)
