def parse_integer(text: str) -> int:
    sign, number, begun = 1, 0, False
    for character in text:
        if character == " ":
            continue  # wrong: only spaces at the beginning don't count
        if character in "+-" and not begun:
            sign, begun = -1 if character == "-" else 1, True
        elif character in "0123456789":
            number, begun = number * 10 + int(character), True
        else:
            break
    return max(-(2**31), min(2**31 - 1, sign * number))
