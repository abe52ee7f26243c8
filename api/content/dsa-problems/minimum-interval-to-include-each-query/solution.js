function minIntervals(intervals, queries) {
  const byStart = [...intervals].sort((one, other) => one[0] - other[0]);
  const sizes = new Array(queries.length).fill(-1);
  // Size and end of those that have begun, the smallest on top.
  const candidates = new MinHeap(({ size }) => size);
  let begun = 0;
  for (const index of [...queries.keys()].sort((a, b) => queries[a] - queries[b])) {
    const query = queries[index];
    while (begun < byStart.length && byStart[begun][0] <= query) {
      const [start, end] = byStart[begun];
      candidates.push({ size: end - start + 1, end });
      begun += 1;
    }
    while (candidates.top?.end < query) candidates.pop();
    if (candidates.top) sizes[index] = candidates.top.size;
  }
  return sizes;
}

/** JavaScript has no heap of its own. */
class MinHeap {
  items = [];

  constructor(keyOf) {
    this.keyOf = keyOf;
  }

  get top() {
    return this.items[0];
  }

  push(item) {
    const { items, keyOf } = this;
    let at = items.push(item) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (keyOf(items[parent]) <= keyOf(items[at])) return;
      [items[parent], items[at]] = [items[at], items[parent]];
      at = parent;
    }
  }

  pop() {
    const { items, keyOf } = this;
    const top = items[0];
    const last = items.pop();
    if (items.length === 0) return top;
    items[0] = last;
    let at = 0;
    while (true) {
      let smallest = at;
      for (const child of [2 * at + 1, 2 * at + 2]) {
        if (child < items.length && keyOf(items[child]) < keyOf(items[smallest])) smallest = child;
      }
      if (smallest === at) return top;
      [items[smallest], items[at]] = [items[at], items[smallest]];
      at = smallest;
    }
  }
}

console.log(
  minIntervals(
    [
      [1, 6],
      [2, 3],
      [3, 8],
    ],
    [2, 4, 8, 9],
  ),
);
