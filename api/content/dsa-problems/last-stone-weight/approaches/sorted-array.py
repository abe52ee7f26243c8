from bisect import insort


def last_stone_weight(weights: list[int]) -> int:
    stones = sorted(weights)
    while len(stones) > 1:
        heaviest = stones.pop()
        second = stones.pop()
        if heaviest != second:
            insort(stones, heaviest - second)
    return stones[0] if stones else 0


print(last_stone_weight([6, 9, 3, 5]))
