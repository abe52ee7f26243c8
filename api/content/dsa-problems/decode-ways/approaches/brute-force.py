def num_decodings(digits: str) -> int:
    def ways_from(start: int) -> int:
        if start == len(digits):
            return 1
        if digits[start] == "0":
            return 0
        ways = 0
        if start + 2 <= len(digits) and int(digits[start : start + 2]) <= 26:
            ways += ways_from(start + 2)
        return ways + ways_from(start + 1)

    return ways_from(0)


print(num_decodings("2263"))
