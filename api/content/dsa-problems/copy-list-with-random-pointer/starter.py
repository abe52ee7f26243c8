def copy_list(head: Node | None) -> Node | None:
    """Return the first node of a deep copy of the list.

    A node has val, next and random, which leads to any node or is None.
    pairs(copy_list(random_list([[4, 0]]))) is [[4, 0]].
    """
    pass


example = random_list([[7, 2], [3, None], [5, 0]])
print(pairs(copy_list(example)))
