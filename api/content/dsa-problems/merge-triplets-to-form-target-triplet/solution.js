function canForm(triplets, target) {
  const reached = new Set();
  for (const triplet of triplets) {
    // One value too large spoils every merge.
    if (triplet.some((value, position) => value > target[position])) continue;
    triplet.forEach((value, position) => {
      if (value === target[position]) reached.add(position);
    });
  }
  return reached.size === 3;
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
