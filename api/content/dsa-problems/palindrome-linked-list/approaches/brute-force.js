function isPalindrome(head) {
  let length = 0;
  for (let node = head; node !== null; node = node.next) length += 1;
  let left = head;
  for (let position = 0; position < Math.floor(length / 2); position += 1) {
    let right = head;
    for (let step = 0; step < length - 1 - position; step += 1) right = right.next;
    if (left.val !== right.val) return false;
    left = left.next;
  }
  return true;
}

console.log(isPalindrome(linked([4, 7, 7, 4])));
