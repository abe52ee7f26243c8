def character_replacement(text: str, k: int) -> int:
    return max(longest_window(text, k, kept) for kept in set(text))


def longest_window(text: str, k: int, kept: str) -> int:
    longest = start = others = 0
    for end, letter in enumerate(text):
        if letter != kept:
            others += 1
        while others > k:
            if text[start] != kept:
                others -= 1
            start += 1
        longest = max(longest, end + 1 - start)
    return longest


print(character_replacement("ABCABBB", 2))
