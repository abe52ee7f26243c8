class MedianFinder {
  constructor() {
    // The lower half with its largest on top, the upper half with its smallest.
    this.lower = new Heap((one, other) => one > other);
    this.upper = new Heap((one, other) => one < other);
  }

  addNum(number) {
    this.lower.push(number);
    this.upper.push(this.lower.pop());
    if (this.upper.size > this.lower.size) this.lower.push(this.upper.pop());
  }

  findMedian() {
    if (this.lower.size > this.upper.size) return this.lower.top;
    return (this.lower.top + this.upper.top) / 2;
  }
}

/** JavaScript has no heap of its own. */
class Heap {
  items = [];

  constructor(isBefore) {
    this.isBefore = isBefore;
  }

  get size() {
    return this.items.length;
  }

  get top() {
    return this.items[0];
  }

  push(item) {
    const { items, isBefore } = this;
    let at = items.push(item) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isBefore(items[at], items[parent])) return;
      [items[parent], items[at]] = [items[at], items[parent]];
      at = parent;
    }
  }

  pop() {
    const { items, isBefore } = this;
    const top = items[0];
    const last = items.pop();
    if (items.length === 0) return top;
    items[0] = last;
    let at = 0;
    while (true) {
      let first = at;
      for (const child of [2 * at + 1, 2 * at + 2]) {
        if (child < items.length && isBefore(items[child], items[first])) first = child;
      }
      if (first === at) return top;
      [items[first], items[at]] = [items[at], items[first]];
      at = first;
    }
  }
}

const start = [['addNum', 5], ['addNum', 2], ['findMedian']];

console.log(calls(new MedianFinder(), ...start, ['addNum', 9], ['findMedian']));
