function networkDelay(links, count, start) {
  const received = new Map([[start, 0]]);
  let changed = true;
  while (changed) {
    changed = false;
    for (const [source, target, time] of links) {
      const arrival = (received.get(source) ?? Infinity) + time;
      if (arrival < (received.get(target) ?? Infinity)) {
        received.set(target, arrival);
        changed = true;
      }
    }
  }
  return received.size === count ? Math.max(...received.values()) : -1;
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
