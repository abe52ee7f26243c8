def is_interleaving(first: str, second: str, mixed: str) -> bool:
    if len(first) + len(second) != len(mixed):
        return False
    ways = [(0, 0)]  # how many letters of first and of second are taken
    while ways:
        i, j = ways.pop()
        if i + j == len(mixed):
            return True
        if i < len(first) and first[i] == mixed[i + j]:
            ways.append((i + 1, j))
        if j < len(second) and second[j] == mixed[i + j]:
            ways.append((i, j + 1))
    return False


print(is_interleaving("sun", "sea", "ssuena"))
