function hasCycle(head) {
  const visited = [];
  for (let node = head; node !== null; node = node.next) {
    if (visited.includes(node)) return true;
    visited.push(node);
  }
  return false;
}

console.log(hasCycle(linked([4, 5, 6], 1)));
