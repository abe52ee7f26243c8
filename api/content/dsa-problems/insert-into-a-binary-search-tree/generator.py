# A longer chain of nodes is too deep for the interpreter when it is freed.
LARGEST = 300


def call(n, random):
    return insert_into_bst, tree([0] + [item for value in range(1, n) for item in (None, value)]), n
