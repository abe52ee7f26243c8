function reverseGroups(head, k) {
  const dummy = new ListNode();
  let last = dummy;
  let rest = head;
  while (true) {
    const stack = [];
    let node = rest;
    while (node !== null && stack.length < k) {
      stack.push(node);
      node = node.next;
    }
    if (stack.length < k) {
      last.next = rest;
      return dummy.next;
    }
    while (stack.length > 0) {
      last.next = stack.pop();
      last = last.next;
    }
    rest = node;
  }
}

console.log(values(reverseGroups(linked([1, 2, 3, 4, 5]), 2)));
