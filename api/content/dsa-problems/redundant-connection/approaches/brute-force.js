function redundantConnection(edges) {
  const spare = edges.findLast((left) =>
    isConnected(
      edges.filter((edge) => edge !== left),
      edges.length,
    ),
  );
  if (spare === undefined) throw new Error('no edge closes a cycle');
  return spare;
}

function isConnected(edges, count) {
  const neighbours = Array.from({ length: count + 1 }, () => []);
  for (const [a, b] of edges) {
    neighbours[a].push(b);
    neighbours[b].push(a);
  }
  const seen = new Set([1]);
  // The loop also meets what is added meanwhile.
  for (const node of seen) {
    for (const near of neighbours[node]) seen.add(near);
  }
  return seen.size === count;
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
