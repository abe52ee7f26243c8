function hasPath(n, edges, source, target) {
  const reached = Array(n).fill(false);
  reached[source] = true;
  let changed = true;
  while (changed) {
    changed = false;
    for (const [a, b] of edges) {
      if (reached[a] !== reached[b]) {
        reached[a] = true;
        reached[b] = true;
        changed = true;
      }
    }
  }
  return reached[target];
}

const edges = [
  [0, 3],
  [3, 5],
  [1, 4],
];
console.log(hasPath(6, edges, 5, 0));
