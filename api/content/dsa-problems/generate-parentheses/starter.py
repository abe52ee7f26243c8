def generate_parentheses(pairs: int) -> list[str]:
    """Return all balanced strings with this many pairs of parentheses.

    The order doesn't matter.
    generate_parentheses(2) is ["(())", "()()"].
    """
    pass


print(generate_parentheses(3))
