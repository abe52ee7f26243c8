def call(n, random):
    return longest_valid, "(" * (n // 2) + ")" * (n - n // 2)
