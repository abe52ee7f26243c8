function removeNthFromEnd(head, n) {
  const dummy = new ListNode(0, head);
  const nodes = [];
  for (let node = dummy; node !== null; node = node.next) nodes.push(node);
  const before = nodes.at(-n - 1);
  before.next = before.next.next;
  return dummy.next;
}

console.log(values(removeNthFromEnd(linked([1, 2, 3, 4, 5]), 2)));
