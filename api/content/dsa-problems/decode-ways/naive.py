def num_decodings(digits: str) -> int:
    if not digits:
        return 1
    if digits[0] == "0":
        return 0
    ways = num_decodings(digits[1:])
    if len(digits) > 1 and int(digits[:2]) <= 26:
        ways += num_decodings(digits[2:])
    return ways


print(num_decodings("2263"))
