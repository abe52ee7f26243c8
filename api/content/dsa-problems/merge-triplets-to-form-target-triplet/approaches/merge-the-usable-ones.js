function canForm(triplets, target) {
  let merged = [0, 0, 0];
  for (const triplet of triplets) {
    if (triplet.every((value, position) => value <= target[position])) {
      merged = merged.map((value, position) => Math.max(value, triplet[position]));
    }
  }
  return merged.every((value, position) => value === target[position]);
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
