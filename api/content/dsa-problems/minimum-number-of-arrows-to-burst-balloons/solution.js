function fewestArrows(balloons) {
  let arrows = 0;
  // Where the last arrow was shot.
  let last = -Infinity;
  for (const [start, end] of [...balloons].sort((a, b) => a[1] - b[1])) {
    if (start > last) {
      arrows += 1;
      last = end;
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
