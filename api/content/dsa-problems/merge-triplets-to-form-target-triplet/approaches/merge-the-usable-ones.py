def can_form(triplets: list[list[int]], target: list[int]) -> bool:
    merged = [0, 0, 0]
    for triplet in triplets:
        if all(value <= goal for value, goal in zip(triplet, target)):
            merged = [max(pair) for pair in zip(merged, triplet)]
    return merged == target


print(can_form([[2, 5, 3], [1, 8, 4], [1, 7, 5]], [2, 7, 5]))
