function countComponents(count, edges) {
  const parent = [...Array(count).keys()];
  const find = (start) => {
    let node = start;
    while (parent[node] !== node) {
      parent[node] = parent[parent[node]]; // the path becomes shorter
      node = parent[node];
    }
    return node;
  };
  let components = count;
  for (const [a, b] of edges) {
    const [root, other] = [find(a), find(b)];
    if (root === other) continue;
    parent[other] = root;
    components -= 1;
  }
  return components;
}

console.log(
  countComponents(6, [
    [0, 1],
    [1, 2],
    [3, 4],
  ]),
);
