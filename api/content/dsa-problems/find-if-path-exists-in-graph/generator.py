def call(n, random):
    """A path whose edges are listed from its end."""
    return has_path, n, [[at, at + 1] for at in range(n - 2, -1, -1)], 0, n - 1
