def longest_valid(text: str) -> int:
    # ending[i]: the length of the longest match that ends at i.
    ending = [0] * len(text)
    for index in range(1, len(text)):
        if text[index] == "(":
            continue
        inside = ending[index - 1]
        opening = index - inside - 1
        if opening >= 0 and text[opening] == "(":
            before = ending[opening - 1] if opening > 0 else 0
            ending[index] = before + 1 + inside + 1
    return max(ending, default=0)


print(longest_valid(")()(())("))
