def decode_string(packed: str) -> str:
    outer: list[tuple[str, int]] = []
    text = ""
    number = 0
    for character in packed:
        if character.isdigit():
            number = int(character)
        elif character == "[":
            outer.append((text, number))
            text = ""
        elif character == "]":
            before, times = outer.pop()
            text = before + text * times
        else:
            text += character
    return text


print(decode_string("2[x3[y]]z"))
