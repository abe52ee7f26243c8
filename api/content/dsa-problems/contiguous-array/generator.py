def call(n, random):
    """Zeros, then as many ones."""
    return find_max_length, [int(2 * i >= n) for i in range(n)]
