def count_palindromes(text: str) -> int:
    """Return how many substrings of text are palindromes.

    The same letters at another place count again.
    count_palindromes("aa") is 3: both letters and the whole.
    """
    pass


print(count_palindromes("abbab"))
