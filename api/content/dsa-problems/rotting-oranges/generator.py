def call(n, random):
    """One rotten orange in a corner of a full box."""
    grid = [[1] * n for _ in range(n)]
    grid[0][0] = 2
    return minutes_to_rot, grid
