def call(n, random):
    """All numbers are positive and the last one is as large as all others, so there's no pivot."""
    return pivot_index, [1] * (n - 1) + [n]
