def generate_parentheses(pairs: int) -> list[str]:
    if pairs == 0:
        return [""]
    results = set()
    for shorter in generate_parentheses(pairs - 1):
        results |= {"()" + shorter, shorter + "()", "(" + shorter + ")"}
    return sorted(results)


print(generate_parentheses(3))
