# A longer chain of nodes is too deep for the interpreter when it is freed.
LARGEST = 1_000


def call(n, random):
    """Ascending, which is slow for those who insert from the front."""
    return sort_list, linked(sorted(random.randrange(10 * n) for _ in range(n)))
