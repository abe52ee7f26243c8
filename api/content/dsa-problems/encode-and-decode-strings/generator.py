def there_and_back(words):
    return decode(encode(words))


def call(n, random):
    return there_and_back, ["".join(random.choices("ab12#,", k=10)) for _ in range(n)]
