def find_anagrams(text: str, word: str) -> list[int]:
    letters = sorted(word)
    starts = range(len(text) - len(word) + 1)
    return [i for i in starts if sorted(text[i : i + len(word)]) == letters]


print(find_anagrams("tactic", "act"))
