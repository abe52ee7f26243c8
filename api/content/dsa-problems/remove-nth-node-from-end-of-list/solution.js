function removeNthFromEnd(head, n) {
  const start = new ListNode(0, head);
  let ahead = start;
  let behind = start;
  for (let step = 0; step < n; step += 1) ahead = ahead.next;
  while (ahead.next !== null) {
    ahead = ahead.next;
    behind = behind.next;
  }
  behind.next = behind.next.next;
  return start.next;
}

console.log(values(removeNthFromEnd(linked([1, 2, 3, 4, 5]), 2)));
