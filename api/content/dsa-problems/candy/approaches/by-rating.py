def candy(ratings: list[int]) -> int:
    count = len(ratings)
    candies = [1] * count
    for child in sorted(range(count), key=lambda index: ratings[index]):
        for neighbour in (child - 1, child + 1):
            if 0 <= neighbour < count and ratings[neighbour] < ratings[child]:
                candies[child] = max(candies[child], candies[neighbour] + 1)
    return sum(candies)


print(candy([1, 3, 4, 2, 2, 1]))
