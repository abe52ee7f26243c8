# Numbers further down are so long that adding them takes time of its own.
LARGEST = 300


def call(n, random):
    return generate, n
