function topKFrequent(words, k) {
  const countOf = new Map();
  for (const word of words) countOf.set(word, (countOf.get(word) ?? 0) + 1);
  const isWorse = (one, other) =>
    countOf.get(one) === countOf.get(other) ? one > other : countOf.get(one) < countOf.get(other);
  const heap = [];
  for (const word of countOf.keys()) {
    push(heap, word, isWorse);
    if (heap.length > k) pop(heap, isWorse);
  }
  const found = [];
  while (heap.length > 0) found.push(pop(heap, isWorse));
  return found.reverse();
}

/** Adds an item to a heap whose first item comes before all others. */
function push(heap, item, isBefore) {
  heap.push(item);
  let at = heap.length - 1;
  while (at > 0) {
    const parent = Math.floor((at - 1) / 2);
    if (!isBefore(heap[at], heap[parent])) return;
    [heap[at], heap[parent]] = [heap[parent], heap[at]];
    at = parent;
  }
}

/** Takes the first item off a heap. */
function pop(heap, isBefore) {
  const first = heap[0];
  const last = heap.pop();
  if (heap.length === 0) return first;
  heap[0] = last;
  let at = 0;
  while (true) {
    let next = at;
    for (const child of [2 * at + 1, 2 * at + 2]) {
      if (child < heap.length && isBefore(heap[child], heap[next])) next = child;
    }
    if (next === at) return first;
    [heap[at], heap[next]] = [heap[next], heap[at]];
    at = next;
  }
}

console.log(topKFrequent(['tea', 'rye', 'fig', 'rye', 'tea', 'oat'], 3));
