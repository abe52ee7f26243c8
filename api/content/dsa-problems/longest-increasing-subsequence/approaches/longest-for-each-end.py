def length_of_lis(numbers: list[int]) -> int:
    lengths: list[int] = []  # of the longest that ends at each index
    for number in numbers:
        shorter = (
            length
            for earlier, length in zip(numbers, lengths)
            if earlier < number
        )
        lengths.append(max(shorter, default=0) + 1)
    return max(lengths, default=0)


print(length_of_lis([8, 2, 9, 4, 3, 6, 7]))
