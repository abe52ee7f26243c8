def call(n, random):
    """Meetings one after the other, of which one may last longer."""
    times = sorted(random.sample(range(5 * n), 2 * n))
    meetings = [[times[place], times[place + 1]] for place in range(0, 2 * n, 2)]
    random.choice(meetings)[1] += random.choice((0, 1, 2, 5))
    random.shuffle(meetings)
    return can_attend_all, meetings
