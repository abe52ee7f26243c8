function canForm(triplets, target) {
  const merged = new Map(); // by their text, so that none is kept twice
  for (const triplet of triplets) {
    for (const other of [triplet, ...merged.values()]) {
      const both = triplet.map((value, position) => Math.max(value, other[position]));
      merged.set(String(both), both);
    }
  }
  return merged.has(String(target));
}

console.log(
  canForm(
    [
      [3, 4, 2],
      [1, 9, 5],
      [2, 6, 5],
    ],
    [3, 6, 5],
  ),
);
