function isTree(count, edges) {
  if (edges.length !== count - 1) return false;
  const neighbours = Array.from({ length: count }, () => []);
  for (const [a, b] of edges) {
    neighbours[a].push(b);
    neighbours[b].push(a);
  }
  const seen = new Set([0]);
  // The loop also reaches what is added while it runs.
  for (const node of seen) {
    for (const near of neighbours[node]) seen.add(near);
  }
  return seen.size === count;
}

console.log(
  isTree(5, [
    [0, 1],
    [0, 2],
    [2, 3],
    [2, 4],
  ]),
);
