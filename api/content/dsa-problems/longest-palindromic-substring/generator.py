def call(n, random):
    return longest_palindrome, "a" * n
