def can_be_balanced(text: str) -> bool:
    fewest = most = 0
    for character in text:
        fewest += 1 if character == "(" else -1
        most += -1 if character == ")" else 1
        if most < 0:
            return False
        fewest = max(fewest, 0)
    return fewest == 0


print(can_be_balanced("(*))(*"))
