def call(n, random):
    """A few points of a small grid, so that many lines hold more than two of them."""
    grid = [[x, y] for x in range(-2, 3) for y in range(-2, 2)]
    return max_points, random.sample(grid, random.randint(1, n))
