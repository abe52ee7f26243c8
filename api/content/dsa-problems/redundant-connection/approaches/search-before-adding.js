function redundantConnection(edges) {
  const neighbours = Array.from({ length: edges.length + 1 }, () => []);
  for (const [a, b] of edges) {
    if (reachedFrom(a, neighbours).has(b)) return [a, b];
    neighbours[a].push(b);
    neighbours[b].push(a);
  }
  throw new Error('no edge closes a cycle');
}

function reachedFrom(start, neighbours) {
  const seen = new Set([start]);
  // The loop also meets what is added meanwhile.
  for (const node of seen) {
    for (const near of neighbours[node]) seen.add(near);
  }
  return seen;
}

console.log(
  redundantConnection([
    [1, 2],
    [2, 3],
    [3, 4],
    [2, 4],
    [4, 5],
  ]),
);
