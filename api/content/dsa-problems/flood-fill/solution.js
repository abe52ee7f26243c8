function floodFill(picture, row, column, colour) {
  const old = picture[row][column];
  if (old === colour) return picture;
  picture[row][column] = colour;
  const stack = [[row, column]];
  while (stack.length > 0) {
    const [i, j] = stack.pop();
    for (const [y, x] of [
      [i - 1, j],
      [i + 1, j],
      [i, j - 1],
      [i, j + 1],
    ]) {
      if (picture[y]?.[x] !== old) continue;
      picture[y][x] = colour;
      stack.push([y, x]);
    }
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
