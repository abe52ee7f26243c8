function fewestArrows(balloons) {
  const ordered = [...balloons].sort((a, b) => a[0] - b[0]);
  let arrows = 1;
  let groupEnd = ordered[0][1];
  for (const [start, end] of ordered) {
    if (start > groupEnd) {
      arrows += 1;
      groupEnd = end;
    } else {
      groupEnd = Math.min(groupEnd, end);
    }
  }
  return arrows;
}

const balloons = [
  [1, 5],
  [4, 9],
  [11, 14],
  [5, 6],
  [13, 20],
];
console.log(fewestArrows(balloons));
