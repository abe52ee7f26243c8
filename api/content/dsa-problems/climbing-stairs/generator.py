# The answers to more steps are so long that adding them takes time of its own.
LARGEST = 1_000


def call(n, random):
    return climb_stairs, n
