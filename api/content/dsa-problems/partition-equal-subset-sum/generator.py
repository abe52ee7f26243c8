def call(n, random):
    """No sum is half of the total: all numbers are even, and the half is odd."""
    return can_partition, [2] * (n - n % 2 + 1)
