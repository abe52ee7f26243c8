def call(n, random):
    words = [first + second for first in "abcd" for second in "abcd"]
    first, last = random.sample(words, 2)
    return ladder_length, first, last, random.sample(words, n)
