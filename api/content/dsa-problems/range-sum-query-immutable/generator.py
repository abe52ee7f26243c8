def call(n, random):
    """Nearly the whole array, 500 times."""
    sums = RangeSum([random.randrange(100) for _ in range(n)])
    return calls, sums, *(("sum_range", step % 2, n - 1) for step in range(500))
