def is_anagram(first: str, second: str) -> bool:
    letters = list(second)
    for letter in first:
        if letter not in letters:
            return False
        letters.remove(letter)
    return not letters


print(is_anagram("listen", "silent"))
