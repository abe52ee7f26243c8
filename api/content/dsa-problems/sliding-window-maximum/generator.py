def call(n, random):
    """Wherever the window is, the largest number is the next to leave it."""
    return max_sliding_window, list(range(n, 0, -1)), n // 2
