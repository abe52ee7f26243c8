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
      [2, 5, 3],
      [1, 8, 4],
      [1, 7, 5],
    ],
    [2, 7, 5],
  ),
);
