# 2**50 is the largest value allowed.
LARGEST = 50


def call(n, random):
    return integer_root, 2**n - 1
