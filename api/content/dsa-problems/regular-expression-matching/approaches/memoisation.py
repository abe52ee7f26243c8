from functools import cache


def is_match(text: str, pattern: str) -> bool:
    @cache
    def matches(i: int, j: int) -> bool:
        """Whether text from i on matches pattern from j on."""
        if j == len(pattern):
            return i == len(text)
        first = i < len(text) and pattern[j] in (text[i], ".")
        if pattern[j + 1 : j + 2] == "*":
            return matches(i, j + 2) or (first and matches(i + 1, j))
        return first and matches(i + 1, j + 1)

    return matches(0, 0)


print(is_match("xxyz", "x*.z"))
