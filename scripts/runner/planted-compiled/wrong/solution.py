from itertools import accumulate

print(list(accumulate([1, 2, 3])))
