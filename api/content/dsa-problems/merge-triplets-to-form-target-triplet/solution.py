def can_form(triplets: list[list[int]], target: list[int]) -> bool:
    reached: set[int] = set()
    for triplet in triplets:
        if any(value > goal for value, goal in zip(triplet, target)):
            continue  # one value too large spoils every merge
        for position in range(3):
            if triplet[position] == target[position]:
                reached.add(position)
    return len(reached) == 3


print(can_form([[2, 5, 3], [1, 8, 4], [1, 7, 5]], [2, 7, 5]))
