def num_decodings(digits: str) -> int:
    """Return in how many ways digits can be decoded to letters.

    A is 1, Z is 26; no number begins with 0.
    num_decodings("12") is 2.
    """
    pass


print(num_decodings("2263"))
