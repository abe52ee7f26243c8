def num_decodings(digits: str) -> int:
    # Ways for the prefixes that are two digits and one digit shorter.
    two_back, one_back = 0, 1
    previous = ""
    for digit in digits:
        ways = 0
        if digit != "0":
            ways += one_back
        # For the first digit, two_back is 0.
        if "10" <= previous + digit <= "26":
            ways += two_back
        two_back, one_back = one_back, ways
        previous = digit
    return one_back


print(num_decodings("2263"))
