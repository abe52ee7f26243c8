def has_path(n: int, edges: list[list[int]], source: int, target: int) -> bool:
    """Return True if a path leads from source to target.

    Each edge joins two of the nodes 0 to n - 1 in both directions.
    """
    pass


print(has_path(6, [[0, 3], [3, 5], [1, 4]], 5, 0))
