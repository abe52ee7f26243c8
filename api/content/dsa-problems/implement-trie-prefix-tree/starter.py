class Trie:
    """Stores words and answers questions about words and prefixes."""

    def __init__(self):
        pass

    def insert(self, word: str) -> None:
        """Store word."""
        pass

    def search(self, word: str) -> bool:
        """Return True if exactly this word has been stored."""
        pass

    def starts_with(self, prefix: str) -> bool:
        """Return True if a stored word begins with prefix."""
        pass


example = [("search", "card"), ("search", "car"), ("starts_with", "car")]
print(calls(Trie(), ("insert", "card"), *example))
