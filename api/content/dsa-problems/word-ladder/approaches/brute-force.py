def ladder_length(first: str, last: str, words: list[str]) -> int:
    level = [first]
    unseen = {word for word in words if word != first}
    words_so_far = 1
    while level:
        if last in level:
            return words_so_far
        level = [
            word
            for word in unseen
            if any(differ_in_one(word, other) for other in level)
        ]
        unseen.difference_update(level)
        words_so_far += 1
    return 0


def differ_in_one(word: str, other: str) -> bool:
    return sum(a != b for a, b in zip(word, other)) == 1


words = ["cord", "word", "card", "ward", "warm", "worm"]
print(ladder_length("cold", "warm", words))
