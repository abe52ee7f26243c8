def decode_string(packed: str) -> str:
    outer: list[tuple[list[str], int]] = []
    parts: list[str] = []
    number = 0
    for character in packed:
        if character.isdigit():
            number = number * 10 + int(character)
        elif character == "[":
            outer.append((parts, number))
            parts, number = [], 0
        elif character == "]":
            repeated = "".join(parts)
            parts, times = outer.pop()
            parts.append(repeated * times)
        else:
            parts.append(character)
    return "".join(parts)


print(decode_string("2[x3[y]]z"))
