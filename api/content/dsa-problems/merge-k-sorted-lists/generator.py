# A longer chain of nodes is too deep for the interpreter when it is freed.
LARGEST = 300


def call(n, random):
    return merge_k_lists, [
        linked(sorted(random.randrange(10 * n) for _ in range(3))) for _ in range(n)
    ]
