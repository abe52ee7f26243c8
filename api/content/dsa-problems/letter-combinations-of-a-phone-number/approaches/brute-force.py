from itertools import product
from string import ascii_lowercase

LETTERS = {
    "2": "abc",
    "3": "def",
    "4": "ghi",
    "5": "jkl",
    "6": "mno",
    "7": "pqrs",
    "8": "tuv",
    "9": "wxyz",
}


def letter_combinations(digits: str) -> list[str]:
    if not digits:
        return []
    return [
        "".join(word)
        for word in product(ascii_lowercase, repeat=len(digits))
        if all(letter in LETTERS[digit] for letter, digit in zip(word, digits))
    ]


print(letter_combinations("27"))
