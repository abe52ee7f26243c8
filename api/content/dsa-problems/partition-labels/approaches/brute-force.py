def partition_labels(text: str) -> list[int]:
    lengths: list[int] = []
    start = 0
    for cut in range(1, len(text) + 1):
        if not set(text[:cut]) & set(text[cut:]):
            lengths.append(cut - start)
            start = cut
    return lengths


print(partition_labels("abcacdedfgf"))
