function isBipartite(neighbours) {
  const divisions = 2 ** neighbours.length;
  const groupOf = (node, groups) => Math.floor(groups / 2 ** node) % 2;
  for (let groups = 0; groups < divisions; groups += 1) {
    const fits = neighbours.every((others, node) =>
      others.every((other) => groupOf(other, groups) !== groupOf(node, groups)),
    );
    if (fits) return true;
  }
  return false;
}

console.log(
  isBipartite([
    [1, 3],
    [0, 2],
    [1, 3],
    [0, 2],
  ]),
);
