# There are so many paths in larger grids that adding them takes time of its own.
LARGEST = 100


def call(n, random):
    return unique_paths, n, n
