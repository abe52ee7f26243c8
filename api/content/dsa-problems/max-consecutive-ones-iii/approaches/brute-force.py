def longest_ones(bits: list[int], k: int) -> int:
    longest = 0
    for start in range(len(bits)):
        zeros = 0
        end = start
        while end < len(bits) and zeros + (bits[end] == 0) <= k:
            zeros += bits[end] == 0
            end += 1
        longest = max(longest, end - start)
    return longest


print(longest_ones([1, 0, 1, 1, 0, 0, 1, 1, 1], 1))
