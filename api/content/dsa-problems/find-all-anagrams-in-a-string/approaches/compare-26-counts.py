def find_anagrams(text: str, word: str) -> list[int]:
    needed, window = [0] * 26, [0] * 26
    for letter in word:
        needed[ord(letter) - ord("a")] += 1
    found = []
    for index, letter in enumerate(text):
        window[ord(letter) - ord("a")] += 1
        if index >= len(word):
            window[ord(text[index - len(word)]) - ord("a")] -= 1
        if window == needed:
            found.append(index - len(word) + 1)
    return found


print(find_anagrams("tactic", "act"))
