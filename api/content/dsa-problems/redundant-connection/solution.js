function redundantConnection(edges) {
  const parents = [...Array(edges.length + 1).keys()];
  const sizes = new Array(parents.length).fill(1);
  const find = (start) => {
    let node = start;
    while (parents[node] !== node) {
      parents[node] = parents[parents[node]];
      node = parents[node];
    }
    return node;
  };
  for (const [a, b] of edges) {
    let [large, small] = [find(a), find(b)];
    if (large === small) return [a, b];
    if (sizes[large] < sizes[small]) [large, small] = [small, large];
    parents[small] = large;
    sizes[large] += sizes[small];
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
