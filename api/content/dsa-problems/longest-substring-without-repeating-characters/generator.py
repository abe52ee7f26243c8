def call(n, random):
    """All characters are different."""
    return longest_unique_run, "".join(map(chr, range(0x20000, 0x20000 + n)))
