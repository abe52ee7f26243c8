def call(n, random):
    """Descending numbers with the largest one at the end."""
    numbers = [*range(n - 1, 0, -1), n]
    return next_greater_element, numbers[::-1], numbers
