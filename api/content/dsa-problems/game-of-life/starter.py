def next_round(cells: list[list[int]]) -> list[list[int]]:
    """Change the grid into that of the next round and return it.

    A living cell needs two or three living neighbours, a new one three.
    """
    pass


print(next_round([[0, 1, 0], [0, 1, 0], [0, 1, 0]]))
