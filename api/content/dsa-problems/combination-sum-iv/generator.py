# Counts of larger targets have so many digits that adding them takes longer.
LARGEST = 2_000


def call(n, random):
    return count_sequences, [1, 2, 5, 10, 20, 50], n
