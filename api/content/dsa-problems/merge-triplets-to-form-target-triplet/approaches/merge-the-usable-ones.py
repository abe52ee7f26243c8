def can_form(triplets: list[list[int]], target: list[int]) -> bool:
    merged = [0, 0, 0]
    for triplet in triplets:
        if all(value <= goal for value, goal in zip(triplet, target)):
            merged = [max(pair) for pair in zip(merged, triplet)]
    return merged == target


print(can_form([[3, 4, 2], [1, 9, 5], [2, 6, 5]], [3, 6, 5]))
