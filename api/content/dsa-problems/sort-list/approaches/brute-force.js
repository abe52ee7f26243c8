function sortList(head) {
  const dummy = new ListNode();
  let rest = head;
  while (rest !== null) {
    const node = rest;
    rest = rest.next;
    let before = dummy;
    while (before.next !== null && before.next.val <= node.val) before = before.next;
    node.next = before.next;
    before.next = node;
  }
  return dummy.next;
}

console.log(values(sortList(linked([7, 2, 9, 4, 1, 5]))));
