function detectCycle(head) {
  const visited = [];
  for (let node = head; node !== null; node = node.next) {
    if (visited.includes(node)) return node;
    visited.push(node);
  }
  return null;
}

console.log(detectCycle(linked([3, 6, 2, 9], 1))?.val ?? null);
