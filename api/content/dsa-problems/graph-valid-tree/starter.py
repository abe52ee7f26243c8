def is_tree(count: int, edges: list[list[int]]) -> bool:
    """Return True if the undirected graph is connected and has no cycle.

    Its nodes are 0 to count - 1. is_tree(3, [[0, 1], [1, 2]]) is True.
    """
    pass


print(is_tree(5, [[0, 1], [0, 2], [2, 3], [2, 4]]))
