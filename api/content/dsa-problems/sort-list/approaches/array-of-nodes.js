function sortList(head) {
  const nodes = [];
  for (let node = head; node !== null; node = node.next) nodes.push(node);
  nodes.sort((a, b) => a.val - b.val);
  const dummy = new ListNode();
  let last = dummy;
  for (const node of nodes) {
    last.next = node;
    last = node;
  }
  last.next = null;
  return dummy.next;
}

console.log(values(sortList(linked([7, 2, 9, 4, 1, 5]))));
