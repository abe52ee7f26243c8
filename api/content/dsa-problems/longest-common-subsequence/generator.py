def call(n, random):
    first, second = ("".join(random.choices("abcd", k=n)) for _ in range(2))
    return longest_common_subsequence, first, second
