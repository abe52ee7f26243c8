function reorderList(head) {
  let slow = head;
  let fast = head;
  while (fast.next !== null && fast.next.next !== null) {
    slow = slow.next;
    fast = fast.next.next;
  }
  let second = reversed(slow.next);
  // This ends the first half.
  slow.next = null;
  let first = head;
  while (second !== null) {
    const [afterFirst, afterSecond] = [first.next, second.next];
    first.next = second;
    second.next = afterFirst;
    [first, second] = [afterFirst, afterSecond];
  }
  return head;
}

function reversed(head) {
  let before = null;
  let node = head;
  while (node !== null) {
    const after = node.next;
    node.next = before;
    [before, node] = [node, after];
  }
  return before;
}

console.log(values(reorderList(linked([1, 2, 3, 4, 5, 6]))));
