def can_form(triplets: list[list[int]], target: list[int]) -> bool:
    merged: set[tuple[int, ...]] = set()
    for triplet in triplets:
        with_triplet = {tuple(map(max, triplet, other)) for other in merged}
        merged |= with_triplet | {tuple(triplet)}
    return tuple(target) in merged


print(can_form([[3, 4, 2], [1, 9, 5], [2, 6, 5]], [3, 6, 5]))
