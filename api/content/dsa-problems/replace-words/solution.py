END = "end"


def replace_words(roots: list[str], sentence: str) -> str:
    trie: dict = {}
    for root in roots:
        node = trie
        for letter in root:
            node = node.setdefault(letter, {})
        node[END] = root
    return " ".join(shortened(word, trie) for word in sentence.split(" "))


def shortened(word: str, trie: dict) -> str:
    node = trie
    for letter in word:
        if letter not in node:
            return word
        node = node[letter]
        if END in node:
            # Shorter roots come first on the path.
            return node[END]
    return word


print(replace_words(["play", "run", "pl", "out"], "the player runs outside"))
