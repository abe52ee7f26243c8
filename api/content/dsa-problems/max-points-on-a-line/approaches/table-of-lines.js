function maxPoints(points) {
  let best = 1;
  const onLine = new Map();
  for (const [i, [x, y]] of points.entries()) {
    for (const [j, [a, b]] of points.slice(0, i).entries()) {
      const [dx, dy] = direction(a - x, b - y);
      // The same for all points of a line with this direction.
      const offset = dx * y - dy * x;
      const key = `${dx},${dy},${offset}`;
      if (!onLine.has(key)) onLine.set(key, new Set());
      const line = onLine.get(key).add(i).add(j);
      best = Math.max(best, line.size);
    }
  }
  return best;
}

/** The shortest step along the line in whole numbers, to the right or straight up. */
function direction(dx, dy) {
  let divisor = gcd(Math.abs(dx), Math.abs(dy));
  if (dx < 0 || (dx === 0 && dy < 0)) divisor = -divisor;
  return [dx / divisor, dy / divisor];
}

function gcd(a, b) {
  return b === 0 ? a : gcd(b, a % b);
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
