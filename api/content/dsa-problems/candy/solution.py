def candy(ratings: list[int]) -> int:
    count = len(ratings)
    candies = [1] * count
    for child in range(1, count):
        if ratings[child] > ratings[child - 1]:
            candies[child] = candies[child - 1] + 1
    for child in range(count - 2, -1, -1):
        if ratings[child] > ratings[child + 1]:
            # The maximum keeps the rule of the first pass.
            candies[child] = max(candies[child], candies[child + 1] + 1)
    return sum(candies)


print(candy([1, 3, 4, 2, 2, 1]))
