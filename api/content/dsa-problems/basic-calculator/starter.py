def calculate(expression: str) -> int:
    """Return the value of an expression with +, - and parentheses.

    Numbers may be surrounded by spaces. calculate("3 - (4 - 9)") is 8.
    """
    pass


print(calculate("8 - (3 - (1 + 4)) + 2"))
