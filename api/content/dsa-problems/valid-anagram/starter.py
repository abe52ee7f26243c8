def is_anagram(first: str, second: str) -> bool:
    """Return whether both strings have the same letters, equally often.

    is_anagram("aab", "aba") is True, is_anagram("aab", "abb") is False.
    """
    pass


print(is_anagram("listen", "silent"))
