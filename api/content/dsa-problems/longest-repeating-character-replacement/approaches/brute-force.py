def character_replacement(text: str, k: int) -> int:
    longest = 0
    for start in range(len(text)):
        counts: dict[str, int] = {}
        highest = 0
        for end in range(start, len(text)):
            letter = text[end]
            counts[letter] = counts.get(letter, 0) + 1
            highest = max(highest, counts[letter])
            length = end + 1 - start
            if length - highest <= k:
                longest = max(longest, length)
    return longest


print(character_replacement("ABCABBB", 2))
