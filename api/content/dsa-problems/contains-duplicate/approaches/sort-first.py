from itertools import pairwise


def contains_duplicate(numbers: list[int]) -> bool:
    for number, following in pairwise(sorted(numbers)):
        if number == following:
            return True
    return False


print(contains_duplicate([4, 7, 1, 9, 7]))
