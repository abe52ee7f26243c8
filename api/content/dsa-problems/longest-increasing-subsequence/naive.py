def length_of_lis(numbers: list[int]) -> int:
    def longest_after(start: int, last: float) -> int:
        if start == len(numbers):
            return 0
        leaving = longest_after(start + 1, last)
        if numbers[start] <= last:
            return leaving
        taking = 1 + longest_after(start + 1, numbers[start])
        return max(leaving, taking)

    return longest_after(0, float("-inf"))


print(length_of_lis([8, 2, 9, 4, 3, 6, 7]))
