# A longer chain of nodes is too deep for the interpreter when it is freed.
LARGEST = 1_000


def call(n, random):
    return reverse_groups, linked([random.randrange(9) for _ in range(n)]), 3
