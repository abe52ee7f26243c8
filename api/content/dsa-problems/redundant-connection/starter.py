def redundant_connection(edges: list[list[int]]) -> list[int]:
    """Return the last edge that can be removed so that a tree is left.

    The nodes are 1 to len(edges).
    redundant_connection([[1, 2], [1, 3], [2, 3]]) is [2, 3].
    """
    pass


print(redundant_connection([[1, 2], [2, 3], [3, 4], [2, 4], [4, 5]]))
