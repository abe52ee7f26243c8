def count_components(count: int, edges: list[list[int]]) -> int:
    """Return the number of connected components of an undirected graph.

    Its nodes are 0 to count - 1. count_components(3, [[0, 2]]) is 2.
    """
    pass


print(count_components(6, [[0, 1], [1, 2], [3, 4]]))
