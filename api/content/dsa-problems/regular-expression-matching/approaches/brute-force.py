def is_match(text: str, pattern: str) -> bool:
    if not pattern:
        return not text
    first = bool(text) and pattern[0] in (text[0], ".")
    if pattern[1:2] == "*":
        return is_match(text, pattern[2:]) or (
            first and is_match(text[1:], pattern)
        )
    return first and is_match(text[1:], pattern[1:])


print(is_match("xxyz", "x*.z"))
