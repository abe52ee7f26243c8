function detectCycle(head) {
  let slow = head;
  let fast = head;
  while (fast !== null && fast.next !== null) {
    slow = slow.next;
    fast = fast.next.next;
    if (slow === fast) {
      // From here, it's as far to the entry as from the first node.
      let walk = head;
      while (walk !== slow) {
        walk = walk.next;
        slow = slow.next;
      }
      return walk;
    }
  }
  return null;
}

console.log(detectCycle(linked([3, 6, 2, 9], 1))?.val ?? null);
