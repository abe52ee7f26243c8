function fewestArrows(balloons) {
  let arrows = 0;
  let left = balloons;
  while (left.length > 0) {
    const arrow = left.reduce((first, [, end]) => Math.min(first, end), Infinity);
    arrows += 1;
    left = left.filter(([start]) => start > arrow);
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
