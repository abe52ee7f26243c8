from itertools import permutations

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
    letters = "".join(LETTERS[digit] for digit in digits)
    found: list[str] = []
    for choice in permutations(letters, len(digits)):
        fits = all(
            letter in LETTERS[digit] for letter, digit in zip(choice, digits)
        )
        if fits and "".join(choice) not in found:
            found.append("".join(choice))
    return found


print(letter_combinations("27"))
