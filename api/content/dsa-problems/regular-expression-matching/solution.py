def is_match(text: str, pattern: str) -> bool:
    # above[j]: does the text so far match the first j of the pattern?
    above = [True] + [False] * len(pattern)
    for j, sign in enumerate(pattern, 1):
        if sign == "*":
            above[j] = above[j - 2]
    for letter in text:
        row = [False] * (len(pattern) + 1)
        for j, sign in enumerate(pattern, 1):
            if sign == "*":
                repeats = pattern[j - 2] in (letter, ".") and above[j]
                row[j] = row[j - 2] or repeats
            elif sign in (letter, "."):
                row[j] = above[j - 1]
        above = row
    return above[-1]


print(is_match("xxyz", "x*.z"))
