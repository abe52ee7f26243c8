def call(n, random):
    """Each point is closer than all before it."""
    return k_closest, [[x, x] for x in range(n, 0, -1)], n // 2
