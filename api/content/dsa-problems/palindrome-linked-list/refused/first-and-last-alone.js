function isPalindrome(head) {
  let last = head;
  while (last.next !== null) last = last.next;
  return head.val === last.val;
}
