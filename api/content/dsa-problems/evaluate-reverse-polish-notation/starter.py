def evaluate(tokens: list[str]) -> int:
    """Return the value of an expression in reverse Polish notation.

    Division rounds towards zero. evaluate(["2", "3", "+", "4", "*"]) is 20.
    """
    pass


print(evaluate(["6", "2", "5", "-", "*", "8", "+"]))
