function mergeLists(first, second) {
  const start = new ListNode();
  let last = start;
  let [one, other] = [first, second];
  while (one !== null && other !== null) {
    if (other.val < one.val) [one, other] = [other, one];
    last.next = one;
    last = one;
    one = one.next;
  }
  last.next = one ?? other;
  return start.next;
}

console.log(values(mergeLists(linked([1, 4, 6]), linked([2, 4, 9]))));
