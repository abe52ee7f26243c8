def evaluate(tokens: list[str]) -> int:
    remaining: list[str | int] = list(tokens)
    place = 0
    while place < len(remaining):
        token = remaining[place]
        if token in ("+", "-", "*", "/"):
            left, right = int(remaining[place - 2]), int(remaining[place - 1])
            remaining[place - 2 : place + 1] = [apply(token, left, right)]
            place -= 2  # where the result is now
        place += 1
    return int(remaining[0])


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
