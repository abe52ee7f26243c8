function topKFrequent(numbers, k) {
  const counts = new Map();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  const mostFrequent = new MinHeap();
  for (const [number, count] of counts) {
    mostFrequent.push({ count, number });
    // The least frequent one has to go.
    if (mostFrequent.size > k) mostFrequent.pop();
  }
  return mostFrequent.items
    .sort((one, other) => other.count - one.count)
    .map(({ number }) => number);
}

/** The item with the smallest count is at the root; JavaScript has no heap of its own. */
class MinHeap {
  items = [];

  get size() {
    return this.items.length;
  }

  push(item) {
    const { items } = this;
    let at = items.push(item) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (items[parent].count <= items[at].count) return;
      [items[parent], items[at]] = [items[at], items[parent]];
      at = parent;
    }
  }

  pop() {
    const { items } = this;
    const top = items[0];
    const last = items.pop();
    if (items.length === 0) return top;
    items[0] = last;
    let at = 0;
    while (true) {
      let smallest = at;
      for (const child of [2 * at + 1, 2 * at + 2]) {
        if (items[child]?.count < items[smallest].count) smallest = child;
      }
      if (smallest === at) return top;
      [items[smallest], items[at]] = [items[at], items[smallest]];
      at = smallest;
    }
  }
}

console.log(topKFrequent([4, 1, 4, 2, 2, 4, 3], 2));
