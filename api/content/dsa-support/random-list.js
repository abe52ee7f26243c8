/** One node of a linked list that also refers to any of its nodes. */
class Node {
  constructor(val = 0, next = null, random = null) {
    this.val = val;
    this.next = next;
    this.random = random;
  }
}

/**
 * The first node of a list given as values and indices.
 * randomList([[7, null], [8, 0]]) has two nodes: 7, whose random is null, and 8, whose random is the node at index 0.
 */
function randomList(items) {
  const nodes = items.map(([val]) => new Node(val));
  nodes.forEach((node, index) => {
    const [, target] = items[index];
    node.next = nodes[index + 1] ?? null;
    node.random = target === null ? null : nodes[target];
  });
  return nodes[0] ?? null;
}

/** The nodes from this one to the end of its list. */
function nodesOf(head) {
  const found = new Set();
  for (let node = head; node; node = node.next) {
    if (found.has(node)) throw new Error('this list never ends: a node points back');
    found.add(node);
  }
  return [...found];
}

/**
 * Values and indices of a list, as randomList() takes them.
 * If random leads to a node outside of the list, "elsewhere" is in place of the index.
 */
function pairs(head) {
  const nodes = nodesOf(head);
  const indexOf = new Map(nodes.map((node, index) => [node, index]));
  return nodes.map(({ val, random }) => [
    val,
    random ? (indexOf.get(random) ?? 'elsewhere') : null,
  ]);
}

/** Whether two lists have a node in common. */
function shareNodes(first, second) {
  const nodes = new Set(nodesOf(first));
  return nodesOf(second).some((node) => nodes.has(node));
}
