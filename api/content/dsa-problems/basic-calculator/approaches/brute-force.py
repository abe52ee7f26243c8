def calculate(expression: str) -> int:
    text = expression.replace(" ", "")
    while ")" in text:
        end = text.index(")")
        start = text.rindex("(", 0, end)
        text = text[:start] + str(plain_sum(text[start + 1 : end])) + text[end + 1 :]
    return plain_sum(text)


def plain_sum(text: str) -> int:
    # Two signs meet where a value was negative.
    signs = text.replace("--", "+").replace("+-", "-")
    return sum(int(term) for term in signs.replace("-", "+-").split("+") if term)


print(calculate("8 - (3 - (1 + 4)) + 2"))
