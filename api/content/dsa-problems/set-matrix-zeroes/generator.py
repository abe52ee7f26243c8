def call(n, random):
    """A zero in each row and in each column."""
    return set_zeroes, [
        [int(row != column) for column in range(n)] for row in range(n)
    ]
