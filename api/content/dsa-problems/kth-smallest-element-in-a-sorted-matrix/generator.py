LARGEST = 300


def call(n, random):
    matrix = [[3 * i + 5 * j for j in range(n)] for i in range(n)]
    return kth_smallest, matrix, n * n // 2
