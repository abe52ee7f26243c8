function isPalindrome(head) {
  const found = [];
  for (let node = head; node !== null; node = node.next) found.push(node.val);
  return found.every((value, index) => value === found.at(-1 - index));
}

console.log(isPalindrome(linked([4, 7, 7, 4])));
