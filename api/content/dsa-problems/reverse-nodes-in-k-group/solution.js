function reverseGroups(head, k) {
  const dummy = new ListNode(0, head);
  let before = dummy;
  while (true) {
    let last = before;
    for (let step = 0; step < k; step += 1) {
      last = last.next;
      // The rest is shorter than a group.
      if (last === null) return dummy.next;
    }
    const first = before.next;
    const rest = last.next;
    let reversed = rest;
    let node = first;
    while (node !== rest) {
      const after = node.next;
      node.next = reversed;
      [reversed, node] = [node, after];
    }
    before.next = last;
    // Now at the end of its group.
    before = first;
  }
}

console.log(values(reverseGroups(linked([1, 2, 3, 4, 5]), 2)));
