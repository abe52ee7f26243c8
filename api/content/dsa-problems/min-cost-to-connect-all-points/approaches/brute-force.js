function connectionCost(points) {
  const inside = [points[0]];
  let outside = points.slice(1);
  let total = 0;
  while (outside.length > 0) {
    let cost = Infinity;
    let nearest;
    for (const point of outside) {
      for (const connected of inside) {
        const between = distance(point, connected);
        if (between < cost) [cost, nearest] = [between, point];
      }
    }
    total += cost;
    outside = outside.filter((point) => point !== nearest);
    inside.push(nearest);
  }
  return total;
}

const distance = ([x, y], [a, b]) => Math.abs(x - a) + Math.abs(y - b);

console.log(
  connectionCost([
    [0, 0],
    [2, 1],
    [5, 1],
    [2, 6],
    [6, 4],
  ]),
);
