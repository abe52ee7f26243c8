function mergeLists(first, second) {
  const placeholder = new ListNode(0, first);
  let node = second;
  while (node !== null) {
    const following = node.next;
    let before = placeholder;
    while (before.next !== null && before.next.val <= node.val) before = before.next;
    node.next = before.next;
    before.next = node;
    node = following;
  }
  return placeholder.next;
}

console.log(values(mergeLists(linked([1, 4, 6]), linked([2, 4, 9]))));
