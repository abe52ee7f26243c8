def longest_common_subsequence(first: str, second: str) -> int:
    """Return the length of the longest common subsequence of both strings.

    Its characters keep their order and needn't be adjacent.
    longest_common_subsequence("abc", "ac") is 2.
    """
    pass


print(longest_common_subsequence("stone", "longest"))
