function cloneGraph(node) {
  if (node === null) return null;
  const originals = [node];
  const copies = [new GraphNode(node.val)];
  for (const [index, original] of originals.entries()) {
    for (const neighbour of original.neighbours) {
      if (!originals.includes(neighbour)) {
        originals.push(neighbour);
        copies.push(new GraphNode(neighbour.val));
      }
      const copy = copies[originals.indexOf(neighbour)];
      copies[index].neighbours.push(copy);
    }
  }
  return copies[0];
}

console.log(adjacency(cloneGraph(graph([[2, 3], [1, 3], [1, 2, 4], [3]]))));
