def find_anagrams(text: str, word: str) -> list[int]:
    surplus = dict.fromkeys("abcdefghijklmnopqrstuvwxyz", 0)
    for letter in word:
        surplus[letter] -= 1
    different = sum(count != 0 for count in surplus.values())

    def change(letter: str, by: int) -> None:
        nonlocal different
        different -= surplus[letter] != 0
        surplus[letter] += by
        different += surplus[letter] != 0

    found = []
    for index, letter in enumerate(text):
        change(letter, 1)
        if index >= len(word):
            change(text[index - len(word)], -1)
        if different == 0:
            found.append(index - len(word) + 1)
    return found


print(find_anagrams("tactic", "act"))
