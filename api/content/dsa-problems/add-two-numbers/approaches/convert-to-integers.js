function addLists(first, second) {
  const total = numberIn(first) + numberIn(second);
  const dummy = new ListNode();
  let last = dummy;
  for (const digit of [...String(total)].reverse()) {
    last.next = new ListNode(Number(digit));
    last = last.next;
  }
  return dummy.next;
}

function numberIn(head) {
  let number = 0n;
  let power = 1n;
  for (let node = head; node !== null; node = node.next) {
    number += BigInt(node.val) * power;
    power *= 10n;
  }
  return number;
}

console.log(values(addLists(linked([2, 4, 3]), linked([5, 6, 4, 1]))));
