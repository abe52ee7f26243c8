function findOrder(courseCount, prerequisites) {
  const neededBy = Array.from({ length: courseCount }, () => []);
  const stillOpen = new Array(courseCount).fill(0);
  for (const [course, needed] of prerequisites) {
    neededBy[needed].push(course);
    stillOpen[course] += 1;
  }
  const ready = new MinHeap();
  stillOpen.forEach((open, course) => {
    if (open === 0) ready.push(course);
  });
  const order = [];
  while (ready.size > 0) {
    const finished = ready.pop();
    order.push(finished);
    for (const course of neededBy[finished]) {
      stillOpen[course] -= 1;
      if (stillOpen[course] === 0) ready.push(course);
    }
  }
  // Courses of a cycle never become ready.
  return order.length === courseCount ? order : [];
}

/** JavaScript has no heap of its own. */
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

console.log(
  findOrder(4, [
    [1, 3],
    [2, 1],
    [0, 3],
  ]),
);
