def count_ways(coins: list[int], amount: int) -> int:
    def ways_from(index: int, missing: int) -> int:
        if missing == 0:
            return 1
        if index == len(coins):
            return 0
        ways = 0
        for rest in range(missing, -1, -coins[index]):
            ways += ways_from(index + 1, rest)
        return ways

    return ways_from(0, amount)


print(count_ways([1, 2, 5], 6))
