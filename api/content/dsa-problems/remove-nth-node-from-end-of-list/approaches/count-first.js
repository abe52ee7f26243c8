function removeNthFromEnd(head, n) {
  let length = 0;
  for (let node = head; node !== null; node = node.next) length += 1;
  const dummy = new ListNode(0, head);
  let before = dummy;
  for (let step = 0; step < length - n; step += 1) before = before.next;
  before.next = before.next.next;
  return dummy.next;
}

console.log(values(removeNthFromEnd(linked([1, 2, 3, 4, 5]), 2)));
