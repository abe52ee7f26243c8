def is_interleaving(first: str, second: str, mixed: str) -> bool:
    """Return True if mixed consists of first and second, each in its order.

    is_interleaving("ab", "c", "acb") is True.
    is_interleaving("ab", "c", "bca") is False.
    """
    pass


print(is_interleaving("sun", "sea", "ssuena"))
