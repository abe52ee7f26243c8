def last_stone_weight(weights: list[int]) -> int:
    stones = list(weights)
    while len(stones) > 1:
        heaviest = max(stones)
        stones.remove(heaviest)
        second = max(stones)
        stones.remove(second)
        if heaviest != second:
            stones.append(heaviest - second)
    return stones[0] if stones else 0


print(last_stone_weight([6, 9, 3, 5]))
