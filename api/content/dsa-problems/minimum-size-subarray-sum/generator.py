def call(n, random):
    """Ones, and half of them reach the target."""
    return min_subarray_len, n // 2, [1] * n
