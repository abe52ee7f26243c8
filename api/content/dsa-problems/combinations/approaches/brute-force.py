from itertools import product


def combine(n: int, k: int) -> list[list[int]]:
    return [
        list(sequence)
        for sequence in product(range(1, n + 1), repeat=k)
        if all(one < next_one for one, next_one in zip(sequence, sequence[1:]))
    ]


print(combine(4, 2))
