function mergeKLists(lists) {
  const nodes = [];
  for (const head of lists) {
    for (let node = head; node !== null; node = node.next) nodes.push(node);
  }
  nodes.sort((one, other) => one.val - other.val);
  const start = new ListNode();
  let last = start;
  for (const node of nodes) {
    last.next = node;
    last = node;
  }
  last.next = null;
  return start.next;
}

const lists = [linked([1, 4, 6]), linked([2, 4]), linked([3, 9])];

console.log(values(mergeKLists(lists)));
