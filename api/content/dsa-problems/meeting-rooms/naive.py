def can_attend_all(meetings: list[list[int]]) -> bool:
    for index, (start, end) in enumerate(meetings):
        for other_start, other_end in meetings[index + 1 :]:
            if start < other_end and other_start < end:
                return False
    return True


print(can_attend_all([[60, 90], [15, 45], [45, 60]]))
