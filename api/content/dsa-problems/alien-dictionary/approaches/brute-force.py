from itertools import permutations


def alien_order(words: list[str]) -> str:
    for order in permutations(sorted(set("".join(words)))):
        place = {letter: index for index, letter in enumerate(order)}
        keys = [[place[letter] for letter in word] for word in words]
        if all(earlier <= later for earlier, later in zip(keys, keys[1:])):
            return "".join(order)
    return ""


print(alien_order(["zx", "zy", "xa", "xay", "ya"]))
