def min_multiplications(sizes: list[int]) -> int:
    def cost(first: int, last: int) -> int:
        if first == last:
            return 0
        return min(
            cost(first, split)
            + cost(split + 1, last)
            + sizes[first] * sizes[split + 1] * sizes[last + 1]
            for split in range(first, last)
        )

    return cost(0, len(sizes) - 2)


print(min_multiplications([4, 2, 5, 1, 3]))
