def find_content_children(greed: list[int], sizes: list[int]) -> int:
    """Return how many children can be made content with one cookie each.

    A child is content with a cookie of at least the size of its greed.
    find_content_children([1, 2], [1, 1]) is 1.
    """
    pass


print(find_content_children([4, 2, 7], [3, 2, 5, 1]))
