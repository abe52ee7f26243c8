def decode_string(packed: str) -> str:
    outer: list[tuple[str, int]] = []
    text = ""
    number = 0
    for character in packed:
        if character.isdigit():
            number = number * 10 + int(character)
        elif character == "[":
            outer.append((text, number))
            text = ""
        elif character == "]":
            before, number = outer.pop()
            text = before + text * number
            number = 0
        else:
            text += character
    return text
