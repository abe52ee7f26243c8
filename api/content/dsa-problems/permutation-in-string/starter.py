def contains_permutation(pattern: str, text: str) -> bool:
    """Return whether text contains the letters of pattern side by side.

    They may be in any order, each as often as in pattern.
    contains_permutation("ab", "cba") is True.
    """
    pass


print(contains_permutation("tea", "steamy"))
