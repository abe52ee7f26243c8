function merge(intervals) {
  const merged = [];
  for (const [start, end] of [...intervals].sort((one, other) => one[0] - other[0])) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

console.log(
  merge([
    [6, 9],
    [1, 3],
    [2, 5],
    [12, 14],
    [9, 10],
  ]),
);
