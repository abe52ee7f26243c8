function reverseList(head) {
  let reversedPart = null;
  let node = head;
  while (node !== null) {
    const rest = node.next;
    node.next = reversedPart;
    reversedPart = node;
    node = rest;
  }
  return reversedPart;
}

console.log(values(reverseList(linked([1, 2, 3, 4]))));
