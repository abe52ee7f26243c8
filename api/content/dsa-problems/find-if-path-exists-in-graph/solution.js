function hasPath(n, edges, source, target) {
  const neighbours = Array.from({ length: n }, () => []);
  for (const [a, b] of edges) {
    neighbours[a].push(b);
    neighbours[b].push(a);
  }
  const seen = new Set([source]);
  const waiting = [source];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (node === target) return true;
    for (const neighbour of neighbours[node]) {
      if (!seen.has(neighbour)) {
        seen.add(neighbour);
        waiting.push(neighbour);
      }
    }
  }
  return false;
}

const edges = [
  [0, 3],
  [3, 5],
  [1, 4],
];
console.log(hasPath(6, edges, 5, 0));
