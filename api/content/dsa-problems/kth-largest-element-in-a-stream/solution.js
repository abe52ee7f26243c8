class KthLargest {
  constructor(k, numbers) {
    this.k = k;
    // The k largest numbers, the smallest of them on top.
    this.largest = new MinHeap();
    for (const number of numbers) this.add(number);
  }

  add(number) {
    if (this.largest.size < this.k) this.largest.push(number);
    else if (number > this.largest.top) {
      this.largest.pop();
      this.largest.push(number);
    }
    return this.largest.top;
  }
}

/** JavaScript has no heap of its own. */
class MinHeap {
  items = [];

  get size() {
    return this.items.length;
  }

  get top() {
    return this.items[0];
  }

  push(item) {
    const { items } = this;
    let at = items.push(item) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (items[parent] <= items[at]) return;
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
        if (items[child] < items[smallest]) smallest = child;
      }
      if (smallest === at) return top;
      [items[smallest], items[at]] = [items[at], items[smallest]];
      at = smallest;
    }
  }
}

const steps = [
  ['add', 4],
  ['add', 10],
  ['add', 1],
];

console.log(calls(new KthLargest(3, [5, 8, 2, 9]), ...steps));
