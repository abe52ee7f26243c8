def call(n, random):
    return power, 1.000001, n
