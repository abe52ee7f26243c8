# In longer words, a trie would be too deep for what frees its memory.
LARGEST = 1_000


def call(n, random):
    """A hundred words that share their first half; only the last one differs after it."""
    word = "".join(random.choices("abcd", k=n))
    other = word[: n // 2] + "x" * (n - n // 2)
    return longest_common_prefix, [word] * 99 + [other]
