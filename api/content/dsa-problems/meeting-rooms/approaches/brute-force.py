def can_attend_all(meetings: list[list[int]]) -> bool:
    for one in range(len(meetings)):
        start, end = meetings[one]
        for other in range(one + 1, len(meetings)):
            other_start, other_end = meetings[other]
            if start < other_end and other_start < end:
                return False
    return True


print(can_attend_all([[60, 90], [15, 45], [45, 60]]))
