function minRooms(meetings) {
  const freeFrom = []; // for each room
  for (const [start, end] of [...meetings].sort((one, other) => one[0] - other[0])) {
    const room = freeFrom.findIndex((minute) => minute <= start);
    if (room === -1) freeFrom.push(end);
    else freeFrom[room] = end;
  }
  return freeFrom.length;
}

console.log(
  minRooms([
    [0, 30],
    [5, 10],
    [15, 20],
    [8, 18],
  ]),
);
