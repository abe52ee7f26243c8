def call(n, random):
    return max_product, random.choices((1, -1), k=n)
