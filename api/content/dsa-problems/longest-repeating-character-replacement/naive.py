def character_replacement(text: str, k: int) -> int:
    longest = 0
    for start in range(len(text)):
        counts: dict[str, int] = {}
        for end in range(start, len(text)):
            counts[text[end]] = counts.get(text[end], 0) + 1
            if end + 1 - start - max(counts.values()) <= k:
                longest = max(longest, end + 1 - start)
    return longest


print(character_replacement("ABCABBB", 2))
