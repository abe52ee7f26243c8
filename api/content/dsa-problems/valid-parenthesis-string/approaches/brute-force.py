def can_be_balanced(text: str) -> bool:
    readings = [(0, 0)]  # next index, and how many are open before it
    while readings:
        index, opened = readings.pop()
        if opened < 0:
            continue
        if index == len(text):
            if opened == 0:
                return True
        elif text[index] == "(":
            readings.append((index + 1, opened + 1))
        elif text[index] == ")":
            readings.append((index + 1, opened - 1))
        else:
            readings += [(index + 1, opened + change) for change in (-1, 0, 1)]
    return False


print(can_be_balanced("(*))(*"))
