function reorderList(head) {
  let node = head;
  while (node.next !== null && node.next.next !== null) {
    let beforeLast = node;
    while (beforeLast.next.next !== null) beforeLast = beforeLast.next;
    const last = beforeLast.next;
    beforeLast.next = null;
    last.next = node.next;
    node.next = last;
    node = last.next;
  }
  return head;
}

console.log(values(reorderList(linked([1, 2, 3, 4, 5, 6]))));
