def find_duplicate(numbers: list[int]) -> int:
    slow = fast = 0
    while True:
        slow = numbers[slow]
        fast = numbers[numbers[fast]]
        if slow == fast:
            break
    # From here and from index 0, it is equally far to the cycle's start.
    start = 0
    while start != slow:
        start = numbers[start]
        slow = numbers[slow]
    return start


print(find_duplicate([2, 4, 1, 3, 3]))
