def is_valid(text: str) -> bool:
    remaining = list(text)
    while remaining:
        pair = matching_neighbours(remaining)
        if pair is None:
            return False
        del remaining[pair : pair + 2]
    return True


def matching_neighbours(brackets: list[str]) -> int | None:
    for position in range(len(brackets) - 1):
        if brackets[position] + brackets[position + 1] in ("()", "[]", "{}"):
            return position
    return None


print(is_valid("{[()]()}"))
