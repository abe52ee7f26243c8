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
      [2, 5, 3],
      [1, 8, 4],
      [1, 7, 5],
    ],
    [2, 7, 5],
  ),
);
