def is_tree(count: int, edges: list[list[int]]) -> bool:
    return len(edges) == count - 1


print(is_tree(5, [[0, 1], [0, 2], [2, 3], [2, 4]]))
