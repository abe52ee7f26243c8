def decode_string(packed: str) -> str:
    position = 0

    def read_level() -> str:
        nonlocal position
        text = ""
        number = 0
        while position < len(packed):
            character = packed[position]
            position += 1
            if character == "]":
                break
            if character == "[":
                text += read_level() * number
                number = 0
            elif character.isdigit():
                number = number * 10 + int(character)
            else:
                text += character
        return text

    return read_level()
