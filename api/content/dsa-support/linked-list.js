/** One node of a singly linked list. */
class ListNode {
  constructor(val = 0, next = null) {
    this.val = val;
    this.next = next;
  }
}

/**
 * The first node of a list that holds the items in order.
 * With backTo, the last node points back to the node at that index.
 */
function linked(items, backTo = null) {
  const nodes = items.map((item) => new ListNode(item));
  nodes.forEach((node, index) => {
    node.next = nodes[index + 1] ?? null;
  });
  if (nodes.length > 0 && backTo !== null) nodes.at(-1).next = nodes[backTo];
  return nodes[0] ?? null;
}

/** The values from this node to the end of its list. */
function values(node) {
  const found = [];
  const seen = new Set();
  for (let at = node; at; at = at.next) {
    if (seen.has(at)) throw new Error('this list never ends: a node points back');
    seen.add(at);
    found.push(at.val);
  }
  return found;
}
