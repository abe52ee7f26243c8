def call(n, random):
    return longest_palindrome, "".join(random.choices("abc", k=n))
