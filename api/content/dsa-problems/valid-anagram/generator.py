def call(n, random):
    """The letters that are needed first are at the end."""
    half = n // 2
    return is_anagram, "a" * half + "b" * half, "b" * half + "a" * half
