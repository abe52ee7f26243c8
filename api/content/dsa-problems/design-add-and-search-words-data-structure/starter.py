class WordDictionary:
    """Stores words and finds them by patterns with dots."""

    def __init__(self):
        pass

    def add_word(self, word: str) -> None:
        """Add word, which consists of lower-case letters."""
        pass

    def search(self, pattern: str) -> bool:
        """Return True if a word matches; a dot is any one letter."""
        pass


words = [("add_word", "tea"), ("add_word", "ten")]
searches = [("search", "te."), ("search", "t.a"), ("search", ".a")]
print(calls(WordDictionary(), *words, *searches))
