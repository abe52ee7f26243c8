function detectCycle(head) {
  const visited = new Set();
  let node = head;
  while (node !== null && !visited.has(node)) {
    visited.add(node);
    node = node.next;
  }
  return node;
}

console.log(detectCycle(linked([3, 6, 2, 9], 1))?.val ?? null);
