def call(n, random):
    return coin_change, [1, 4, 9, 25, 50], n
