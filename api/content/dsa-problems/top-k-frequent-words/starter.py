def top_k_frequent(words: list[str], k: int) -> list[str]:
    """Return the k most frequent words, the most frequent first.

    Equally frequent words come in alphabetical order.
    top_k_frequent(["b", "a", "b"], 2) is ["b", "a"].
    """
    pass


words = ["tea", "rye", "fig", "rye", "tea", "oat"]
print(top_k_frequent(words, 3))
