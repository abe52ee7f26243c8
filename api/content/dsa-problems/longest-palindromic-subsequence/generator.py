def call(n, random):
    return longest_palindrome_subsequence, "".join(random.choices("abcdefgh", k=n))
