def is_interleaving(first: str, second: str, mixed: str) -> bool:
    if len(first) + len(second) != len(mixed):
        return False
    seen = {(0, 0)}
    pairs = [(0, 0)]  # how many letters of first and of second are taken
    while pairs:
        i, j = pairs.pop()
        if i + j == len(mixed):
            return True
        following = []
        if i < len(first) and first[i] == mixed[i + j]:
            following.append((i + 1, j))
        if j < len(second) and second[j] == mixed[i + j]:
            following.append((i, j + 1))
        for pair in following:
            if pair not in seen:
                seen.add(pair)
                pairs.append(pair)
    return False


print(is_interleaving("sun", "sea", "ssuena"))
