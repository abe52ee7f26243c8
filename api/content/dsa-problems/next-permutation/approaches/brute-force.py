from itertools import permutations


def next_permutation(numbers: list[int]) -> list[int]:
    best: list[int] | None = None
    for order in map(list, permutations(numbers)):
        if order > numbers and (best is None or order < best):
            best = order
    numbers[:] = sorted(numbers) if best is None else best
    return numbers


print(next_permutation([2, 6, 3, 7, 5, 4]))
