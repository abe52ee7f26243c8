from math import isqrt


def call(n, random):
    """The edges of each path are listed from its end."""
    length = isqrt(n)
    edges = [[node - 1, node] for node in range(n - 1, 0, -1) if node % length > 0]
    return count_components, n, edges
