function connectionCost(points) {
  const pairs = points.flatMap((point, one) =>
    points.slice(0, one).map((before, other) => ({ cost: distance(point, before), one, other })),
  );
  pairs.sort((a, b) => a.cost - b.cost);
  const parent = [...points.keys()];
  const find = (point) => {
    let at = point;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at]]; // the path becomes shorter
      at = parent[at];
    }
    return at;
  };
  let total = 0;
  for (const { cost, one, other } of pairs) {
    const [root, otherRoot] = [find(one), find(other)];
    if (root === otherRoot) continue;
    parent[root] = otherRoot;
    total += cost;
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
