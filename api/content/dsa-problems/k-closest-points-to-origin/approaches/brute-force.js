function kClosest(points, k) {
  const remaining = [...points];
  const closest = [];
  while (closest.length < k) {
    let best = 0;
    for (const [index, point] of remaining.entries()) {
      if (squares(point) < squares(remaining[best])) best = index;
    }
    closest.push(...remaining.splice(best, 1));
  }
  return closest.reverse();
}

function squares([x, y]) {
  return x * x + y * y;
}

console.log(
  kClosest(
    [
      [3, 3],
      [-1, 2],
      [5, -1],
      [0, -4],
    ],
    2,
  ),
);
