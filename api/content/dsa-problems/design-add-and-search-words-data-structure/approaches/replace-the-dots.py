from string import ascii_lowercase


class WordDictionary:
    def __init__(self):
        self.words: set[str] = set()

    def add_word(self, word: str) -> None:
        self.words.add(word)

    def search(self, pattern: str) -> bool:
        if "." not in pattern:
            return pattern in self.words
        return any(
            self.search(pattern.replace(".", letter, 1))
            for letter in ascii_lowercase
        )


words = [("add_word", "tea"), ("add_word", "ten")]
searches = [("search", "te."), ("search", "t.a"), ("search", ".a")]
print(calls(WordDictionary(), *words, *searches))
