def call(n, random):
    return longest_palindrome_subsequence, "".join(random.choices("abc", k=random.randint(n, 2 * n)))
