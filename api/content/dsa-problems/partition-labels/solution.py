def partition_labels(text: str) -> list[int]:
    last = {letter: index for index, letter in enumerate(text)}
    lengths: list[int] = []
    start = end = 0
    for index, letter in enumerate(text):
        end = max(end, last[letter])
        if index == end:
            lengths.append(end - start + 1)
            start = index + 1
    return lengths


print(partition_labels("abcacdedfgf"))
