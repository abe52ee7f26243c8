function hasPath(n, edges, source, target) {
  const seen = new Set([source]);
  const waiting = [source];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (node === target) return true;
    for (const [a, b] of edges) {
      const neighbour = a === node ? b : b === node ? a : source;
      if (!seen.has(neighbour)) {
        seen.add(neighbour);
        waiting.push(neighbour);
      }
    }
  }
  return false;
}
