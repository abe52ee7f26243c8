def generate_parentheses(pairs: int) -> list[str]:
    results: list[str] = []

    def extend(text: str, opened: int, closed: int) -> None:
        if closed == pairs:
            results.append(text)
            return
        if opened < pairs:
            extend(text + "(", opened + 1, closed)
        if closed < opened:
            extend(text + ")", opened, closed + 1)

    extend("", 0, 0)
    return results


print(generate_parentheses(3))
