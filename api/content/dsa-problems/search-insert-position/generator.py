def call(n, random):
    """The target belongs behind the end."""
    return search_insert, list(range(n)), n
