LARGEST = 64  # what the constraints allow


def call(n, random):
    return count_ones, 2**n - 1
