function hasPath(n, edges, source, target) {
  const reached = new Set([source]);
  for (const [a, b] of edges) {
    if (reached.has(a) || reached.has(b)) {
      reached.add(a);
      reached.add(b);
    }
  }
  return reached.has(target);
}
