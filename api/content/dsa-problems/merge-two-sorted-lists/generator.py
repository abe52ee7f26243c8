# A longer chain of nodes is too deep for the interpreter when it is freed.
LARGEST = 1_000


def call(n, random):
    first, second = (
        linked(sorted(random.randrange(10 * n) for _ in range(n)))
        for _ in range(2)
    )
    return merge_lists, first, second
