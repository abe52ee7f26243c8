def find_anagrams(text: str, word: str) -> list[int]:
    starts = range(len(text) - len(word) + 1)
    return [i for i in starts if set(text[i : i + len(word)]) == set(word)]
