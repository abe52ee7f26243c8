from string import ascii_lowercase


def ladder_length(first: str, last: str, words: list[str]) -> int:
    unseen = set(words) - {first}
    level = [first]
    words_so_far = 1
    while level:
        if last in level:
            return words_so_far
        following: list[str] = []
        for word in level:
            for changed in with_one_letter_changed(word):
                if changed in unseen:
                    unseen.remove(changed)
                    following.append(changed)
        level = following
        words_so_far += 1
    return 0


def with_one_letter_changed(word: str) -> list[str]:
    return [
        word[:i] + letter + word[i + 1 :]
        for i in range(len(word))
        for letter in ascii_lowercase
    ]


words = ["cord", "word", "card", "ward", "warm", "worm"]
print(ladder_length("cold", "warm", words))
