function addLists(first, second) {
  const [one, other] = [digitsOf(first), digitsOf(second)];
  const places = Math.max(one.length, other.length) + 1;
  one.push(...new Array(places - one.length).fill(0));
  other.push(...new Array(places - other.length).fill(0));
  const digits = [];
  let carry = 0;
  for (const [place, digit] of one.entries()) {
    const total = digit + other[place] + carry;
    carry = Math.floor(total / 10);
    digits.push(total % 10);
  }
  if (digits.at(-1) === 0 && digits.length > 1) digits.pop();
  const dummy = new ListNode();
  let last = dummy;
  for (const digit of digits) {
    last.next = new ListNode(digit);
    last = last.next;
  }
  return dummy.next;
}

function digitsOf(head) {
  const digits = [];
  for (let node = head; node !== null; node = node.next) digits.push(node.val);
  return digits;
}

console.log(values(addLists(linked([2, 4, 3]), linked([5, 6, 4, 1]))));
