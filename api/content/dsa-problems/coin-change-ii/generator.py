def call(n, random):
    return count_ways, [1, 2, 5, 10, 20, 50], n
