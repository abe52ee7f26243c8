def call(n, random):
    """Only the last letter is in no word."""
    words = ["a" * length for length in range(10, 0, -1)]
    return word_break, "a" * (n - 1) + "b", words
