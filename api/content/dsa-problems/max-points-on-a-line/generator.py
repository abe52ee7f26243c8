def call(n, random):
    """Points on a curve, no three of them on a line: every pair has a line of its own."""
    return max_points, [[x, x * x] for x in range(n)]
