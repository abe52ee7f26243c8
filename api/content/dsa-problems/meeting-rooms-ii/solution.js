function minRooms(meetings) {
  const starts = meetings.map(([start]) => start).sort((a, b) => a - b);
  const ends = meetings.map(([, end]) => end).sort((a, b) => a - b);
  let ended = 0;
  let most = 0;
  starts.forEach((start, started) => {
    // A room is free again at the very minute at which a meeting ends.
    while (ends[ended] <= start) ended += 1;
    most = Math.max(most, started + 1 - ended);
  });
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
