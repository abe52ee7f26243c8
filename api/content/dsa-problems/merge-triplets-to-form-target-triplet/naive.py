def can_form(triplets: list[list[int]], target: list[int]) -> bool:
    return all(
        any(triplet[position] == target[position] for triplet in triplets)
        for position in range(3)
    )


print(can_form([[3, 4, 2], [1, 9, 5], [2, 6, 5]], [3, 6, 5]))
