def candy(ratings: list[int]) -> int:
    candies = [1] * len(ratings)
    changed = True
    while changed:
        changed = False
        for child, rating in enumerate(ratings):
            for neighbour in (child - 1, child + 1):
                if (
                    0 <= neighbour < len(ratings)
                    and rating > ratings[neighbour]
                    and candies[child] <= candies[neighbour]
                ):
                    candies[child] = candies[neighbour] + 1
                    changed = True
    return sum(candies)


print(candy([1, 3, 4, 2, 2, 1]))
