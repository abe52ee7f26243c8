function countComponents(count, edges) {
  const label = [...Array(count).keys()];
  let changed = true;
  while (changed) {
    changed = false;
    for (const [a, b] of edges) {
      if (label[a] === label[b]) continue;
      label[a] = label[b] = Math.min(label[a], label[b]);
      changed = true;
    }
  }
  return new Set(label).size;
}

console.log(
  countComponents(6, [
    [0, 1],
    [1, 2],
    [3, 4],
  ]),
);
