function addLists(first, second) {
  const dummy = new ListNode();
  let last = dummy;
  let [one, other] = [first, second];
  let carry = 0;
  while (one !== null || other !== null || carry > 0) {
    const total = (one?.val ?? 0) + (other?.val ?? 0) + carry;
    carry = Math.floor(total / 10);
    last.next = new ListNode(total % 10);
    last = last.next;
    one = one?.next ?? null;
    other = other?.next ?? null;
  }
  return dummy.next;
}

console.log(values(addLists(linked([2, 4, 3]), linked([5, 6, 4, 1]))));
