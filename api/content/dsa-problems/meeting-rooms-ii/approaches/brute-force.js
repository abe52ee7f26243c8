function minRooms(meetings) {
  let most = 0;
  for (const [minute] of meetings) {
    const running = meetings.filter(([start, end]) => start <= minute && minute < end);
    most = Math.max(most, running.length);
  }
  return most;
}

console.log(
  minRooms([
    [0, 30],
    [5, 10],
    [15, 20],
    [8, 18],
  ]),
);
