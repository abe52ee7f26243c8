def longest_valid(text: str) -> int:
    longest = 0
    for start in range(len(text)):
        still_open = 0
        for end in range(start, len(text)):
            still_open += 1 if text[end] == "(" else -1
            if still_open < 0:
                break
            if still_open == 0:
                longest = max(longest, end - start + 1)
    return longest


print(longest_valid(")()(())("))
