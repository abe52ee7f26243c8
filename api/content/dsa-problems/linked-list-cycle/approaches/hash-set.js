function hasCycle(head) {
  const visited = new Set();
  for (let node = head; node !== null; node = node.next) {
    if (visited.has(node)) return true;
    visited.add(node);
  }
  return false;
}

console.log(hasCycle(linked([4, 5, 6], 1)));
