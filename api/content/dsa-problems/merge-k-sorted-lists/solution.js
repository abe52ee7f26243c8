function mergeKLists(lists) {
  const heap = lists.filter((node) => node !== null);
  for (let at = (heap.length >> 1) - 1; at >= 0; at -= 1) siftDown(heap, at);
  const dummy = new ListNode();
  let last = dummy;
  while (heap.length > 0) {
    const node = heap[0];
    last.next = node;
    last = node;
    // The root is replaced by what follows in its list, or else by the last of the heap.
    if (node.next !== null) heap[0] = node.next;
    else {
      const moved = heap.pop();
      if (heap.length === 0) break;
      heap[0] = moved;
    }
    siftDown(heap, 0);
  }
  return dummy.next;
}

/** Moves a node of a min-heap down to its place: JavaScript has no heap of its own. */
function siftDown(heap, start) {
  let at = start;
  while (true) {
    let smallest = at;
    for (const child of [2 * at + 1, 2 * at + 2]) {
      if (heap[child]?.val < heap[smallest].val) smallest = child;
    }
    if (smallest === at) return;
    [heap[smallest], heap[at]] = [heap[at], heap[smallest]];
    at = smallest;
  }
}

const lists = [linked([1, 4, 6]), linked([2, 4]), linked([3, 9])];

console.log(values(mergeKLists(lists)));
