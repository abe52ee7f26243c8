END = "end"


class WordDictionary:
    def __init__(self):
        self.root: dict = {}

    def add_word(self, word: str) -> None:
        node = self.root
        for letter in word:
            node = node.setdefault(letter, {})
        node[END] = {}

    def search(self, pattern: str) -> bool:
        nodes = [self.root]
        for sign in pattern:
            if sign == ".":
                nodes = [
                    child
                    for node in nodes
                    for letter, child in node.items()
                    if letter != END
                ]
            else:
                nodes = [node[sign] for node in nodes if sign in node]
        return any(END in node for node in nodes)


words = [("add_word", "tea"), ("add_word", "ten")]
searches = [("search", "te."), ("search", "t.a"), ("search", ".a")]
print(calls(WordDictionary(), *words, *searches))
