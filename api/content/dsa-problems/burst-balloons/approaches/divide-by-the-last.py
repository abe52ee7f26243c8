def max_coins(values: list[int]) -> int:
    row = [1, *values, 1]

    def most(left: int, right: int) -> int:
        """The most coins for everything strictly between the two."""
        best = 0
        for last in range(left + 1, right):
            coins = row[left] * row[last] * row[right]
            best = max(best, most(left, last) + coins + most(last, right))
        return best

    return most(0, len(row) - 1)


print(max_coins([2, 4, 3]))
