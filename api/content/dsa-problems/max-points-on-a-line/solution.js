function maxPoints(points) {
  let best = 1;
  for (const [index, [x, y]] of points.entries()) {
    const counts = new Map();
    for (const [a, b] of points.slice(index + 1)) {
      const key = direction(a - x, b - y);
      counts.set(key, (counts.get(key) ?? 0) + 1);
      best = Math.max(best, 1 + counts.get(key));
    }
  }
  return best;
}

/** The shortest step along the line in whole numbers, to the right or straight up, as a text. */
function direction(dx, dy) {
  let divisor = gcd(Math.abs(dx), Math.abs(dy));
  if (dx < 0 || (dx === 0 && dy < 0)) divisor = -divisor;
  return `${dx / divisor},${dy / divisor}`;
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
