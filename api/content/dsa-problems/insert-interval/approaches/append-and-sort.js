function insert(intervals, added) {
  const sorted = [...intervals, added].sort((one, other) => one[0] - other[0]);
  const result = [];
  for (const [start, end] of sorted) {
    const last = result.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else result.push([start, end]);
  }
  return result;
}

console.log(
  insert(
    [
      [1, 2],
      [4, 6],
      [8, 9],
      [12, 15],
    ],
    [5, 8],
  ),
);
