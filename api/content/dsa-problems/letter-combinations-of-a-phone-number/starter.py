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
    """Return all strings of letters that the digits can stand for.

    If there are no digits, return []. letter_combinations("2") is
    ["a", "b", "c"].
    """
    pass


print(letter_combinations("27"))
