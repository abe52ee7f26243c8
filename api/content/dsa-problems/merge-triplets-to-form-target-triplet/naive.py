def can_form(triplets: list[list[int]], target: list[int]) -> bool:
    return all(
        any(triplet[position] == target[position] for triplet in triplets)
        for position in range(3)
    )


print(can_form([[2, 5, 3], [1, 8, 4], [1, 7, 5]], [2, 7, 5]))
