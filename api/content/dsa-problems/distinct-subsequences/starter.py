def count_subsequences(text: str, pattern: str) -> int:
    """Return the number of ways to get pattern by deleting letters of text.

    count_subsequences("aab", "ab") is 2.
    """
    pass


print(count_subsequences("banana", "ana"))
