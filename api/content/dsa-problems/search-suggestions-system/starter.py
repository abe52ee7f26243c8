def suggest(products: list[str], typed: str) -> list[list[str]]:
    """Return the suggestions after each character of typed.

    They're the first three products, in alphabetical order, that begin
    with what has been typed so far.
    suggest(["ab", "b"], "ab") is [["ab"], ["ab"]].
    """
    pass


products = ["pear", "peach", "plum", "pea", "perch"]
print(suggest(products, "pea"))
