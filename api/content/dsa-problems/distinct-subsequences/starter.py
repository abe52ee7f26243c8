def count_subsequences(text: str, pattern: str) -> int:
    """Return in how many ways deleting letters of text leaves pattern.

    count_subsequences("aab", "ab") is 2.
    """
    pass


print(count_subsequences("banana", "ana"))
