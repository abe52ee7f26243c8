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
    found: list[str] = []
    chosen: list[str] = []

    def extend() -> None:
        if len(chosen) == len(digits):
            found.append("".join(chosen))
            return
        for letter in LETTERS[digits[len(chosen)]]:
            chosen.append(letter)
            extend()
            chosen.pop()

    extend()
    return found


print(letter_combinations("27"))
