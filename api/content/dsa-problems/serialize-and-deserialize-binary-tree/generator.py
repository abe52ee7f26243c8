def there_and_back(root):
    return deserialize(serialize(root))


def call(n, random):
    return there_and_back, tree([random.randrange(1_000) for _ in range(n)])
