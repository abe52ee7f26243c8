function connectionCost(points) {
  let [added, ...outside] = points;
  // For each point outside, the distance to the nearest one that's connected.
  let distances = outside.map((point) => distance(point, added));
  let total = 0;
  while (outside.length > 0) {
    let nearest = 0;
    for (const [index, cost] of distances.entries()) if (cost < distances[nearest]) nearest = index;
    total += distances[nearest];
    added = outside[nearest];
    outside = outside.filter((_, index) => index !== nearest);
    distances = distances
      .filter((_, index) => index !== nearest)
      .map((cost, index) => Math.min(cost, distance(outside[index], added)));
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
