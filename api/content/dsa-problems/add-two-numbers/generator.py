# A longer chain of nodes is too deep for the interpreter when it is freed.
LARGEST = 999


def call(n, random):
    """Every column has a carry."""
    first, second = (
        linked([random.randrange(5, 10) for _ in range(n)]) for _ in range(2)
    )
    return add_lists, first, second
