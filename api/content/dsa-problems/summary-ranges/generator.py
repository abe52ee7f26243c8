def call(n, random):
    """No two numbers are consecutive."""
    return summary_ranges, list(range(0, 2 * n, 2))
