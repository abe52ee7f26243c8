function networkDelay(links, count, start) {
  const outgoing = Array.from({ length: count + 1 }, () => []);
  for (const [source, target, time] of links) outgoing[source].push({ target, time });
  const received = new Map();
  const onTheWay = new MinHeap(({ at }) => at);
  onTheWay.push({ at: 0, computer: start });
  while (onTheWay.size > 0) {
    const { at, computer } = onTheWay.pop();
    if (received.has(computer)) continue;
    received.set(computer, at);
    for (const { target, time } of outgoing[computer]) {
      if (!received.has(target)) onTheWay.push({ at: at + time, computer: target });
    }
  }
  return received.size === count ? Math.max(...received.values()) : -1;
}

/** JavaScript has no heap of its own. */
class MinHeap {
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
  networkDelay(
    [
      [1, 2, 7],
      [1, 3, 2],
      [3, 2, 3],
      [2, 4, 1],
    ],
    4,
    1,
  ),
);
