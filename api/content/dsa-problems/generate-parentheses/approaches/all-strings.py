from itertools import product


def generate_parentheses(pairs: int) -> list[str]:
    strings = map("".join, product("()", repeat=2 * pairs))
    return [text for text in strings if is_balanced(text)]


def is_balanced(text: str) -> bool:
    still_open = 0
    for parenthesis in text:
        still_open += 1 if parenthesis == "(" else -1
        if still_open < 0:
            return False
    return still_open == 0


print(generate_parentheses(3))
