function floodFill(picture, row, column, colour) {
  const old = picture[row][column];
  if (old === colour) return picture;
  picture[row][column] = colour;
  let ring = [[row, column]];
  while (ring.length > 0) {
    const nextRing = [];
    for (const [i, j] of ring) {
      for (const [y, x] of [
        [i - 1, j],
        [i + 1, j],
        [i, j - 1],
        [i, j + 1],
      ]) {
        if (picture[y]?.[x] !== old) continue;
        picture[y][x] = colour;
        nextRing.push([y, x]);
      }
    }
    ring = nextRing;
  }
  return picture;
}

console.log(
  floodFill(
    [
      [3, 3, 7],
      [3, 7, 3],
      [3, 3, 7],
    ],
    0,
    0,
    5,
  ),
);
