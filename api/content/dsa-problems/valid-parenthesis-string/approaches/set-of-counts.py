def can_be_balanced(text: str) -> bool:
    changes = {"(": (1,), ")": (-1,), "*": (-1, 0, 1)}
    possible = {0}
    for character in text:
        possible = {
            opened + change
            for opened in possible
            for change in changes[character]
            if opened + change >= 0
        }
    return 0 in possible


print(can_be_balanced("(*))(*"))
