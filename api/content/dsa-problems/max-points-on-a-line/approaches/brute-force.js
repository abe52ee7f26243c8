function maxPoints(points) {
  let best = Math.min(points.length, 2);
  for (const [i, [x, y]] of points.entries()) {
    for (let j = i + 1; j < points.length; j += 1) {
      const dx = points[j][0] - x;
      const dy = points[j][1] - y;
      let count = 2;
      for (const [a, b] of points.slice(j + 1)) {
        if (dx * (b - y) === dy * (a - x)) count += 1;
      }
      best = Math.max(best, count);
    }
  }
  return best;
}

console.log(
  maxPoints([
    [0, 1],
    [1, 3],
    [2, 2],
    [2, 5],
    [4, 3],
    [6, 4],
  ]),
);
