function reorderList(head) {
  const nodes = [];
  for (let node = head; node !== null; node = node.next) nodes.push(node);
  let left = 0;
  let right = nodes.length - 1;
  while (left < right) {
    nodes[left].next = nodes[right];
    left += 1;
    nodes[right].next = nodes[left];
    right -= 1;
  }
  nodes[left].next = null;
  return head;
}

console.log(values(reorderList(linked([1, 2, 3, 4, 5, 6]))));
