END = "end"


def longest_common_prefix(words: list[str]) -> str:
    trie: dict = {}
    for word in words:
        node = trie
        for letter in word:
            node = node.setdefault(letter, {})
        node[END] = {}

    prefix = []
    node = trie
    while len(node) == 1 and END not in node:
        letter, node = next(iter(node.items()))
        prefix.append(letter)
    return "".join(prefix)


print(longest_common_prefix(["clover", "close", "clock"]))
