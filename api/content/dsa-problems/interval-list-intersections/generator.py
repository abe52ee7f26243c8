def call(n, random):
    first = [[4 * at, 4 * at + 2] for at in range(n)]
    return intersections, first, [[4 * at + 1, 4 * at + 3] for at in range(n)]
