from collections import defaultdict


def ladder_length(first: str, last: str, words: list[str]) -> int:
    buckets: defaultdict[str, list[str]] = defaultdict(list)
    for word in words:
        for pattern in patterns(word):
            buckets[pattern].append(word)
    seen = {first}
    level = [first]
    words_so_far = 1
    while level:
        if last in level:
            return words_so_far
        following: list[str] = []
        for word in level:
            for pattern in patterns(word):
                for neighbour in buckets.pop(pattern, []):
                    if neighbour not in seen:
                        seen.add(neighbour)
                        following.append(neighbour)
        level = following
        words_so_far += 1
    return 0


def patterns(word: str) -> list[str]:
    return [f"{word[:i]}*{word[i + 1 :]}" for i in range(len(word))]


words = ["cord", "word", "card", "ward", "warm", "worm"]
print(ladder_length("cold", "warm", words))
