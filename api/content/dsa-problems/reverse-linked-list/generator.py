# A longer chain of nodes is too deep for the interpreter when it is freed.
LARGEST = 1_000


def call(n, random):
    return reverse_list, linked(list(range(n)))
