from heapq import heapify, heappop, heappush


def last_stone_weight(weights: list[int]) -> int:
    # heapq returns the smallest element first: negated, the heaviest.
    stones = [-weight for weight in weights]
    heapify(stones)
    while len(stones) > 1:
        heaviest = heappop(stones)
        second = heappop(stones)
        if heaviest != second:
            heappush(stones, heaviest - second)
    return -stones[0] if stones else 0


print(last_stone_weight([6, 9, 3, 5]))
