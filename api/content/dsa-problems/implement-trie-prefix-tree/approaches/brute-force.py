class Trie:
    def __init__(self):
        self.words: list[str] = []

    def insert(self, word: str) -> None:
        self.words.append(word)

    def search(self, word: str) -> bool:
        return word in self.words

    def starts_with(self, prefix: str) -> bool:
        return any(word.startswith(prefix) for word in self.words)


example = [("search", "card"), ("search", "car"), ("starts_with", "car")]
print(calls(Trie(), ("insert", "card"), *example))
