def partition_labels(text: str) -> list[int]:
    """Cut text into the most parts that have no letter in common.

    Return the lengths of the parts, in order.
    partition_labels("abab") is [4], partition_labels("aab") is [2, 1].
    """
    pass


print(partition_labels("abcacdedfgf"))
