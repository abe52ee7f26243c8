def decode_string(packed: str) -> str:
    """Return what a packed string stands for.

    A number and brackets repeat a part: decode_string("a2[bc]") is "abcbc".
    """
    pass


print(decode_string("2[x3[y]]z"))
