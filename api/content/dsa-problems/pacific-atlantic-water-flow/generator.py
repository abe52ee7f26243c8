def call(n, random):
    """Water flows from everywhere to everywhere."""
    return pacific_atlantic, [[1] * n for _ in range(n)]
