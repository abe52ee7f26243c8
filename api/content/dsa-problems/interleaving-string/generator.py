def call(n, random):
    """The mixture goes wrong only at its last letter."""
    return is_interleaving, "a" * n, "a" * n, "a" * (2 * n - 1) + "b"
