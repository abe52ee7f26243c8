from itertools import combinations


def alien_order(words: list[str]) -> str:
    rules: set[tuple[str, str]] = set()
    for earlier, later in combinations(words, 2):
        for a, b in zip(earlier, later):
            if a != b:
                rules.add((a, b))
                break
        else:
            if len(earlier) > len(later):
                return ""
    left = set("".join(words))
    order = ""
    while left:
        blocked = {b for a, b in rules if a in left}
        if left <= blocked:
            return ""
        order += min(left - blocked)
        left.remove(order[-1])
    return order


print(alien_order(["zx", "zy", "xa", "xay", "ya"]))
