LARGEST = 18


def call(n, random):
    return combine, n, n // 2
