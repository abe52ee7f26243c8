def call(n, random):
    """Names, then as many steps back up."""
    return simplify_path, "/name" * n + "/.." * n
