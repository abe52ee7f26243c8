function detectCycle(head) {
  let node = head;
  while (node !== null) {
    if (node.val === 'seen') return node;
    node.val = 'seen';
    node = node.next;
  }
  return null;
}
