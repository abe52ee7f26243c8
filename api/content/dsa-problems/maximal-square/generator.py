LARGEST = 300


def call(n, random):
    """Ones, but for a zero in the last row."""
    return maximal_square, ["1" * n] * (n - 1) + ["1" * (n - 1) + "0"]
