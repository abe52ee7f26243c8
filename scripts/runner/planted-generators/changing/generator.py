from itertools import count

others = count()


def call(n, random):
    return total, [next(others)] * n
