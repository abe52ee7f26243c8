def can_attend_all(meetings: list[list[int]]) -> bool:
    in_order = sorted(meetings)
    for earlier, later in zip(in_order, in_order[1:]):
        if later[0] < earlier[1]:
            return False
    return True


print(can_attend_all([[60, 90], [15, 45], [45, 60]]))
