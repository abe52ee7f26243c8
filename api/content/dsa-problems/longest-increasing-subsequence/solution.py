from bisect import bisect_left


def length_of_lis(numbers: list[int]) -> int:
    # tails[k]: smallest end of an increasing subsequence of k + 1
    tails: list[int] = []
    for number in numbers:
        position = bisect_left(tails, number)
        if position == len(tails):
            tails.append(number)
        else:
            tails[position] = number
    return len(tails)


print(length_of_lis([8, 2, 9, 4, 3, 6, 7]))
