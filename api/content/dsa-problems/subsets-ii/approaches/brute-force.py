from itertools import compress, product


def distinct_subsets(numbers: list[int]) -> list[list[int]]:
    numbers = sorted(numbers)
    subsets = {
        tuple(compress(numbers, chosen))
        for chosen in product((False, True), repeat=len(numbers))
    }
    return [list(subset) for subset in sorted(subsets)]


print(distinct_subsets([2, 1, 2]))
