class Trie:
    def __init__(self):
        self.children: dict[str, Trie] = {}
        self.is_word = False

    def insert(self, word: str) -> None:
        node = self
        for letter in word:
            if letter not in node.children:
                node.children[letter] = Trie()
            node = node.children[letter]
        node.is_word = True

    def search(self, word: str) -> bool:
        node = self.find(word)
        return node is not None and node.is_word

    def starts_with(self, prefix: str) -> bool:
        return self.find(prefix) is not None

    def find(self, text: str) -> "Trie | None":
        node = self
        for letter in text:
            if letter not in node.children:
                return None
            node = node.children[letter]
        return node


example = [("search", "card"), ("search", "car"), ("starts_with", "car")]
print(calls(Trie(), ("insert", "card"), *example))
