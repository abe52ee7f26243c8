def replace_words(roots: list[str], sentence: str) -> str:
    """Return sentence with each word replaced by its shortest root.

    Words that begin with none of the roots stay.
    replace_words(["un"], "undo it") is "un it".
    """
    pass


print(replace_words(["play", "run", "pl", "out"], "the player runs outside"))
