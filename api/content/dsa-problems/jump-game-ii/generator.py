def call(n, random):
    return fewest_jumps, [n] * n
