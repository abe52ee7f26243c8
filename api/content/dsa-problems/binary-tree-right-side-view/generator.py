def call(n, random):
    return right_side_view, tree([random.randrange(1_000) for _ in range(n)])
