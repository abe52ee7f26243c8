function hasPath(n, edges, source, target) {
  const parent = [...Array(n).keys()];
  const find = (node) => {
    let at = node;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at]];
      at = parent[at];
    }
    return at;
  };
  for (const [a, b] of edges) parent[find(a)] = find(b);
  return find(source) === find(target);
}

const edges = [
  [0, 3],
  [3, 5],
  [1, 4],
];
console.log(hasPath(6, edges, 5, 0));
