def call(n, random):
    """The two values are at the end of the last level."""
    return lowest_common_ancestor, tree(list(range(n))), n - 2, n - 1
