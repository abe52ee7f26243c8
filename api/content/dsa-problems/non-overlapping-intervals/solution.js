function eraseOverlaps(intervals) {
  let kept = 0;
  let free = -Infinity;
  // What ends first leaves the most room for the others.
  for (const [start, end] of [...intervals].sort((one, other) => one[1] - other[1])) {
    if (start < free) continue;
    kept += 1;
    free = end;
  }
  return intervals.length - kept;
}

console.log(
  eraseOverlaps([
    [1, 5],
    [2, 3],
    [3, 4],
    [4, 6],
  ]),
);
