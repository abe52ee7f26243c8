def find_anagrams(text: str, word: str) -> list[int]:
    """Return all indices where an anagram of word begins in text.

    They ascend. find_anagrams("abab", "ab") is [0, 1, 2].
    """
    pass


print(find_anagrams("tactic", "act"))
