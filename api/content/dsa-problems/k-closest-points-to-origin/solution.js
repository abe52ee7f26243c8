function kClosest(points, k) {
  const closest = new MaxHeap(([x, y]) => x * x + y * y);
  for (const point of points) {
    closest.push(point);
    if (closest.size > k) closest.pop();
  }
  return closest.items;
}

/** JavaScript has no heap of its own. */
class MaxHeap {
  items = [];

  constructor(keyOf) {
    this.keyOf = keyOf;
  }

  get size() {
    return this.items.length;
  }

  push(item) {
    const { items, keyOf } = this;
    let at = items.push(item) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (keyOf(items[parent]) >= keyOf(items[at])) return;
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
      let largest = at;
      for (const child of [2 * at + 1, 2 * at + 2]) {
        if (child < items.length && keyOf(items[child]) > keyOf(items[largest])) largest = child;
      }
      if (largest === at) return top;
      [items[largest], items[at]] = [items[at], items[largest]];
      at = largest;
    }
  }
}

console.log(
  kClosest(
    [
      [3, 3],
      [-1, 2],
      [5, -1],
      [0, -4],
    ],
    2,
  ),
);
