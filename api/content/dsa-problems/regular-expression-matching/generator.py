def call(n, random):
    """Whatever the stars stand for, no letter is left for the last one."""
    return is_match, "a" * n, "a*" * n + "b"
