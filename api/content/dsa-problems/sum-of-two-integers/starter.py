def get_sum(a: int, b: int) -> int:
    """Return the sum of a and b, without the operators + and -.

    Both and their sum fit into 32 bits. get_sum(-2, 5) is 3.
    """
    pass


print(get_sum(13, 11))
