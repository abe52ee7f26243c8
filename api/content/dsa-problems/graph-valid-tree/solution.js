function isTree(count, edges) {
  if (edges.length !== count - 1) return false;
  const parent = [...Array(count).keys()];
  const size = new Array(count).fill(1);
  const find = (start) => {
    let node = start;
    while (parent[node] !== node) {
      parent[node] = parent[parent[node]];
      node = parent[node];
    }
    return node;
  };
  for (const [a, b] of edges) {
    let [root, other] = [find(a), find(b)];
    // They were connected: this closes a cycle.
    if (root === other) return false;
    if (size[root] < size[other]) [root, other] = [other, root];
    parent[other] = root;
    size[root] += size[other];
  }
  return true;
}

console.log(
  isTree(5, [
    [0, 1],
    [0, 2],
    [2, 3],
    [2, 4],
  ]),
);
