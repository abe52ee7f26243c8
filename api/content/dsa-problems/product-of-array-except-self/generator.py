def call(n, random):
    """Products of larger numbers would get so long that they take time of their own."""
    return product_except_self, random.choices([-1, 1], k=n)
