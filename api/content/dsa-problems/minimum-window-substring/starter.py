def min_window(text: str, needed: str) -> str:
    """Return the shortest run of text that contains all of needed.

    Copies count. Return the first if several are equally short, and ""
    if there is none. min_window("abcb", "bb") is "bcb".
    """
    pass


print(min_window("algorithmic", "tic"))
