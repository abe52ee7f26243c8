function kthLargest(numbers, k) {
  // The k largest so far, with the smallest of them at the root.
  const largest = numbers.slice(0, k);
  for (let at = (k >> 1) - 1; at >= 0; at -= 1) siftDown(largest, at);
  for (let index = k; index < numbers.length; index += 1) {
    if (numbers[index] <= largest[0]) continue;
    largest[0] = numbers[index];
    siftDown(largest, 0);
  }
  return largest[0];
}

/** Moves an item of a min-heap down to its place: JavaScript has no heap of its own. */
function siftDown(heap, start) {
  let at = start;
  while (true) {
    let smallest = at;
    for (const child of [2 * at + 1, 2 * at + 2]) {
      if (heap[child] < heap[smallest]) smallest = child;
    }
    if (smallest === at) return;
    [heap[smallest], heap[at]] = [heap[at], heap[smallest]];
    at = smallest;
  }
}

console.log(kthLargest([6, 2, 9, 4, 9, 1], 3));
