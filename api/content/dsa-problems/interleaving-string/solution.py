def is_interleaving(first: str, second: str, mixed: str) -> bool:
    if len(first) + len(second) != len(mixed):
        return False
    possible = [True] + [False] * len(second)
    for j, letter in enumerate(second):
        possible[j + 1] = possible[j] and letter == mixed[j]
    for i, letter in enumerate(first):
        possible[0] = possible[0] and letter == mixed[i]
        for j, other in enumerate(second):
            last = mixed[i + j + 1]
            from_first = possible[j + 1] and letter == last
            from_second = possible[j] and other == last
            possible[j + 1] = from_first or from_second
    return possible[-1]


print(is_interleaving("sun", "sea", "ssuena"))
