def generate(row_count: int) -> list[list[int]]:
    """Return the first row_count rows of Pascal's triangle.

    generate(2) is [[1], [1, 1]].
    """
    pass


print(generate(4))
