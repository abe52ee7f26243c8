function mergeKLists(lists) {
  if (lists.length === 0) return null;
  let merged = lists;
  // Two by two, so that each node is passed only log k times.
  while (merged.length > 1) {
    const pairs = [];
    for (let index = 0; index < merged.length; index += 2) {
      pairs.push(mergeTwo(merged[index], merged[index + 1] ?? null));
    }
    merged = pairs;
  }
  return merged[0];
}

function mergeTwo(first, second) {
  const start = new ListNode();
  let last = start;
  let [one, other] = [first, second];
  while (one !== null && other !== null) {
    if (other.val < one.val) [one, other] = [other, one];
    last.next = one;
    last = one;
    one = one.next;
  }
  last.next = one ?? other;
  return start.next;
}

const lists = [linked([1, 4, 6]), linked([2, 4]), linked([3, 9])];

console.log(values(mergeKLists(lists)));
