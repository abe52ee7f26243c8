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
    """Return all strings of letters for which the digits can stand.

    Without digits, there are none. letter_combinations("2") is
    ["a", "b", "c"].
    """
    pass


print(letter_combinations("27"))
