def evaluate(tokens: list[str]) -> int:
    stack: list[int] = []
    for token in tokens:
        if token not in ("+", "-", "*", "/"):
            stack.append(int(token))
            continue
        right = stack.pop()
        left = stack.pop()
        stack.append(apply(token, left, right))
    return stack.pop()


def apply(operator: str, left: int, right: int) -> int:
    if operator == "+":
        return left + right
    if operator == "-":
        return left - right
    if operator == "*":
        return left * right
    quotient = abs(left) // abs(right)  # // alone would round down
    return quotient if (left < 0) == (right < 0) else -quotient


print(evaluate(["6", "2", "5", "-", "*", "8", "+"]))
