def call(n, random):
    """Most of the intervals contain most of the queries."""
    intervals = [
        [random.randrange(1, n + 1), random.randrange(9 * n, 10 * n)]
        for _ in range(n)
    ]
    queries = [random.randrange(1, 10 * n) for _ in range(n)]
    return min_intervals, intervals, queries
