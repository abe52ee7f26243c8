def count_ways(coins: list[int], amount: int) -> int:
    rows = [[1] + [0] * amount]
    for coin in coins:
        row: list[int] = []
        for total, without in enumerate(rows[-1]):
            ways_with = row[total - coin] if total >= coin else 0
            row.append(without + ways_with)
        rows.append(row)
    return rows[-1][amount]


print(count_ways([1, 2, 5], 6))
