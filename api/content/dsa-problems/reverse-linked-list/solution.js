function reverseList(head) {
  let reversed = null;
  let node = head;
  while (node !== null) {
    const following = node.next;
    node.next = reversed;
    reversed = node;
    node = following;
  }
  return reversed;
}

console.log(values(reverseList(linked([1, 2, 3, 4]))));
