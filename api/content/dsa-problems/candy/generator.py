def call(n, random):
    """Each child has to get more than the one that follows."""
    return candy, list(range(n, 0, -1))
