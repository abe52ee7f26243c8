# A longer chain of nodes is too deep for the interpreter when it is freed.
LARGEST = 1_000


def call(n, random):
    """The last node points back to the middle."""
    return detect_cycle, linked(list(range(n)), back_to=n // 2)
