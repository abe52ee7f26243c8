class Node:
    def __init__(self):
        self.children: dict[str, Node] = {}
        self.suggestions: list[str] = []


def suggest(products: list[str], typed: str) -> list[list[str]]:
    root = Node()
    for product in sorted(products):
        node = root
        for letter in product:
            if letter not in node.children:
                node.children[letter] = Node()
            node = node.children[letter]
            if len(node.suggestions) < 3:
                node.suggestions.append(product)
    results: list[list[str]] = []
    node = root
    for letter in typed:
        # Without a child, nothing will match any more.
        node = node.children.get(letter, Node())
        results.append(list(node.suggestions))
    return results


products = ["pear", "peach", "plum", "pea", "perch"]
print(suggest(products, "pea"))
