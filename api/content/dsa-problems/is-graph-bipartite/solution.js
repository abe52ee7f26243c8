function isBipartite(neighbours) {
  const group = Array(neighbours.length).fill(null);
  for (let start = 0; start < neighbours.length; start += 1) {
    if (group[start] !== null) continue;
    group[start] = 0;
    const toVisit = [start];
    while (toVisit.length > 0) {
      const node = toVisit.pop();
      for (const other of neighbours[node]) {
        if (group[other] === null) {
          group[other] = 1 - group[node];
          toVisit.push(other);
        } else if (group[other] === group[node]) {
          return false;
        }
      }
    }
  }
  return true;
}

console.log(
  isBipartite([
    [1, 3],
    [0, 2],
    [1, 3],
    [0, 2],
  ]),
);
