function lastStoneWeight(weights) {
  const heap = new MaxHeap();
  for (const weight of weights) heap.push(weight);
  while (heap.size > 1) {
    const heaviest = heap.pop();
    const second = heap.pop();
    if (heaviest !== second) heap.push(heaviest - second);
  }
  return heap.pop() ?? 0;
}

/** JavaScript has no heap of its own. */
class MaxHeap {
  items = [];

  get size() {
    return this.items.length;
  }

  push(item) {
    const { items } = this;
    let at = items.push(item) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (items[parent] >= items[at]) return;
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
      let largest = at;
      for (const child of [2 * at + 1, 2 * at + 2]) {
        if (items[child] > items[largest]) largest = child;
      }
      if (largest === at) return top;
      [items[largest], items[at]] = [items[at], items[largest]];
      at = largest;
    }
  }
}

console.log(lastStoneWeight([6, 9, 3, 5]));
