function mergeKLists(lists) {
  const fronts = [...lists];
  const start = new ListNode();
  let last = start;
  while (fronts.some((node) => node !== null)) {
    let smallest = -1;
    for (const [index, node] of fronts.entries()) {
      if (node === null) continue;
      if (smallest === -1 || node.val < fronts[smallest].val) smallest = index;
    }
    last.next = fronts[smallest];
    last = last.next;
    fronts[smallest] = last.next;
  }
  return start.next;
}

const lists = [linked([1, 4, 6]), linked([2, 4]), linked([3, 9])];

console.log(values(mergeKLists(lists)));
