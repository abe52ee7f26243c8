def find_anagrams(text: str, word: str) -> list[int]:
    found = []
    start = 0
    while start + len(word) <= len(text):
        if sorted(text[start : start + len(word)]) == sorted(word):
            found.append(start)
            start += len(word)
        else:
            start += 1
    return found
