function networkDelay(links, count, start) {
  const outgoing = Array.from({ length: count + 1 }, () => []);
  for (const [source, target, time] of links) outgoing[source].push({ target, time });
  const received = new Map();
  const onTheWay = new Map([[start, 0]]);
  while (onTheWay.size > 0) {
    let now = Infinity;
    let computer;
    for (const [one, at] of onTheWay) if (at < now) [now, computer] = [at, one];
    onTheWay.delete(computer);
    received.set(computer, now);
    for (const { target, time } of outgoing[computer]) {
      if (received.has(target)) continue;
      onTheWay.set(target, Math.min(onTheWay.get(target) ?? Infinity, now + time));
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
