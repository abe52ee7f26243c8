def capture_regions(board: list[list[str]]) -> list[list[str]]:
    """Turn each region of "O" that isn't on the border into "X", in place.

    Return the board. A board of three rows "XXX", "XOX" and "XXX" becomes
    all "X".
    """
    pass


print(capture_regions([list("XXXX"), list("XOOX"), list("XXXX"), list("XOXX")]))
