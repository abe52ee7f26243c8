def can_form(triplets: list[list[int]], target: list[int]) -> bool:
    reached: set[int] = set()
    for triplet in triplets:
        if any(value > goal for value, goal in zip(triplet, target)):
            continue  # one value too large spoils every merge
        for position in range(3):
            if triplet[position] == target[position]:
                reached.add(position)
    return len(reached) == 3


print(can_form([[3, 4, 2], [1, 9, 5], [2, 6, 5]], [3, 6, 5]))
