def group_anagrams(words: list[str]) -> list[list[str]]:
    """Return the words in groups of anagrams.

    Groups, and words inside a group, may be in any order.
    group_anagrams(["ab", "c", "ba"]) is [["ab", "ba"], ["c"]].
    """
    pass


print(group_anagrams(["stop", "arc", "pots", "car", "code", "tops"]))
