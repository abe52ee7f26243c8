def call(n, random):
    """Only negative numbers, whose squares come in the reverse order."""
    return sorted_squares, list(range(-n, 0))
