def call(n, random):
    """A bushy tree of equal values, so the comparison goes on to the end."""
    levels = (n + 1).bit_length()
    return is_symmetric, tree([0] * (2 ** levels - 1))
