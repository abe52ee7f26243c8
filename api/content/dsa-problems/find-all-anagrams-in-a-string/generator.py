def call(n, random):
    """The word is half as long as the text."""
    return find_anagrams, "ab" * ((n + 1) // 2), "ab" * ((n + 3) // 4)
