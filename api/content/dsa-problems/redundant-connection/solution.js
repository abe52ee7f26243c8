function redundantConnection(edges) {
  const parent = [...Array(edges.length + 1).keys()];
  const size = new Array(parent.length).fill(1);
  const find = (start) => {
    let node = start;
    while (parent[node] !== node) {
      parent[node] = parent[parent[node]];
      node = parent[node];
    }
    return node;
  };
  for (const [a, b] of edges) {
    let [large, small] = [find(a), find(b)];
    if (large === small) return [a, b];
    if (size[large] < size[small]) [large, small] = [small, large];
    parent[small] = large;
    size[large] += size[small];
  }
  throw new Error('no edge closes a cycle');
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
