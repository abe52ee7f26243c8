function isBipartite(neighbours) {
  const group = Array(neighbours.length).fill(null);
  for (let start = 0; start < neighbours.length; start += 1) {
    if (group[start] !== null) continue;
    group[start] = 0;
    let changed = true;
    while (changed) {
      changed = false;
      for (const [node, others] of neighbours.entries()) {
        for (const other of others) {
          if (group[node] === null || group[other] !== null) continue;
          group[other] = 1 - group[node];
          changed = true;
        }
      }
    }
  }
  return neighbours.every((others, node) => others.every((other) => group[other] !== group[node]));
}

console.log(
  isBipartite([
    [1, 3],
    [0, 2],
    [1, 3],
    [0, 2],
  ]),
);
