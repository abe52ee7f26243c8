class WordDictionary:
    def __init__(self):
        self.words: list[str] = []

    def add_word(self, word: str) -> None:
        self.words.append(word)

    def search(self, pattern: str) -> bool:
        return any(
            len(word) == len(pattern)
            and all(sign in (".", own) for own, sign in zip(word, pattern))
            for word in self.words
        )


words = [("add_word", "tea"), ("add_word", "ten")]
searches = [("search", "te."), ("search", "t.a"), ("search", ".a")]
print(calls(WordDictionary(), *words, *searches))
