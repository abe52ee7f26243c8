def partition(text: str) -> list[list[str]]:
    """Return all ways to cut text into palindromes.

    partition("aa") is [["a", "a"], ["aa"]].
    """
    pass


print(partition("abba"))
