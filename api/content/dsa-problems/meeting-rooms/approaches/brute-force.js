function canAttendAll(meetings) {
  for (let one = 0; one < meetings.length; one += 1) {
    const [start, end] = meetings[one];
    for (let other = one + 1; other < meetings.length; other += 1) {
      const [otherStart, otherEnd] = meetings[other];
      if (start < otherEnd && otherStart < end) return false;
    }
  }
  return true;
}

console.log(
  canAttendAll([
    [60, 90],
    [15, 45],
    [45, 60],
  ]),
);
