function sortList(head) {
  if (head === null || head.next === null) return head;
  // slow stops at the last node of the first half.
  let slow = head;
  let fast = head.next;
  while (fast !== null && fast.next !== null) {
    slow = slow.next;
    fast = fast.next.next;
  }
  const second = slow.next;
  slow.next = null;
  return merge(sortList(head), sortList(second));
}

function merge(first, second) {
  const dummy = new ListNode();
  let last = dummy;
  while (first !== null && second !== null) {
    if (first.val <= second.val) {
      last.next = first;
      first = first.next;
    } else {
      last.next = second;
      second = second.next;
    }
    last = last.next;
  }
  last.next = first ?? second;
  return dummy.next;
}

console.log(values(sortList(linked([7, 2, 9, 4, 1, 5]))));
