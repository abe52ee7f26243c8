def call(n, random):
    """None of them overlap."""
    meetings = [[10 * place, 10 * place + 10] for place in range(n)]
    random.shuffle(meetings)
    return can_attend_all, meetings
