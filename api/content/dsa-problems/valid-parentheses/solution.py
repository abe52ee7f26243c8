CLOSING = {"(": ")", "[": "]", "{": "}"}


def is_valid(text: str) -> bool:
    expected: list[str] = []
    for bracket in text:
        if bracket in CLOSING:
            expected.append(CLOSING[bracket])
        elif not expected or expected.pop() != bracket:
            return False
    return not expected


print(is_valid("{[()]()}"))
