function isPalindrome(head) {
  let slow = head;
  let fast = head;
  while (fast !== null && fast.next !== null) {
    slow = slow.next;
    fast = fast.next.next;
  }
  const last = reverse(slow);
  let left = head;
  let right = last;
  while (right !== null && left.val === right.val) {
    left = left.next;
    right = right.next;
  }
  // The caller gets the list as it was.
  reverse(last);
  return right === null;
}

function reverse(head) {
  let before = null;
  let node = head;
  while (node !== null) {
    const rest = node.next;
    node.next = before;
    before = node;
    node = rest;
  }
  return before;
}

console.log(isPalindrome(linked([4, 7, 7, 4])));
