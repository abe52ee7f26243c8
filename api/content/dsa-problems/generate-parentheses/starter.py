def generate_parentheses(pairs: int) -> list[str]:
    """Return all balanced strings of so many pairs of parentheses.

    The order doesn't matter.
    generate_parentheses(2) is ["(())", "()()"].
    """
    pass


print(generate_parentheses(3))
