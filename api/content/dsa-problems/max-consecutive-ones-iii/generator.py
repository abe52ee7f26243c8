def call(n, random):
    """Half of the entries are zeros, and half of these may be turned."""
    return longest_ones, [i % 2 for i in range(n)], n // 4
