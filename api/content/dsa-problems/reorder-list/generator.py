# A longer chain of nodes is too deep for the interpreter when it is freed.
LARGEST = 1_000


def call(n, random):
    return reorder_list, linked([random.randrange(1_000) for _ in range(n)])
