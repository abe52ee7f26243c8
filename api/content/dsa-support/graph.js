/** One node of an undirected graph. */
class GraphNode {
  constructor(val = 0, neighbours = []) {
    this.val = val;
    this.neighbours = neighbours;
  }
}

/**
 * The node with the value start of a graph with the values 1, 2, 3, …
 * Each array names the neighbours of one node. graph([[2], [1, 3], [2]]) is 1 with the neighbour 2, whose neighbours
 * are 1 and 3.
 */
function graph(neighbours, start = 1) {
  const nodes = neighbours.map((_, index) => new GraphNode(index + 1));
  nodes.forEach((node, index) => {
    node.neighbours = neighbours[index].map((value) => nodes[value - 1]);
  });
  return nodes[start - 1] ?? null;
}

/** The nodes that can be reached from this one, by their values. */
function reached(node) {
  const nodes = new Set(node ? [node] : []);
  // The loop also meets what is added meanwhile.
  for (const one of nodes) {
    for (const neighbour of one.neighbours) nodes.add(neighbour);
  }
  return [...nodes].sort((one, other) => one.val - other.val);
}

/** The values of each node's neighbours, as graph() takes them. */
function adjacency(node) {
  return reached(node).map((one) => one.neighbours.map((neighbour) => neighbour.val));
}

/** Whether both graphs look the same and have no node in common. */
function isCopy(copied, node) {
  const look = (nodes) =>
    JSON.stringify(nodes.map(({ val, neighbours }) => [val, neighbours.map((one) => one.val)]));
  const nodes = reached(node);
  const others = reached(copied);
  const shared = new Set(nodes);
  return look(others) === look(nodes) && !others.some((other) => shared.has(other));
}
