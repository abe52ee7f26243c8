# A longer chain of nodes is too deep for the interpreter when it is freed.
LARGEST = 1_000


def call(n, random):
    return copy_list, random_list([[0, random.randrange(n)] for _ in range(n)])
