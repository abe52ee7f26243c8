function cloneGraph(node) {
  if (node === null) return null;
  const copies = new Map([[node, new GraphNode(node.val)]]);
  const toVisit = [node];
  while (toVisit.length > 0) {
    const original = toVisit.pop();
    for (const neighbour of original.neighbours) {
      if (!copies.has(neighbour)) {
        copies.set(neighbour, new GraphNode(neighbour.val));
        toVisit.push(neighbour);
      }
      copies.get(original).neighbours.push(copies.get(neighbour));
    }
  }
  return copies.get(node);
}

console.log(adjacency(cloneGraph(graph([[2, 3], [1, 3], [1, 2, 4], [3]]))));
