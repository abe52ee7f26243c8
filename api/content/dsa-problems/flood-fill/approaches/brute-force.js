function floodFill(picture, row, column, colour) {
  const width = picture[0].length;
  const old = picture[row][column];
  const area = new Set([row * width + column]);
  const isIn = (i, j) => j >= 0 && j < width && area.has(i * width + j);
  let grows = true;
  while (grows) {
    grows = false;
    for (const [i, pixels] of picture.entries()) {
      for (const [j, pixel] of pixels.entries()) {
        if (pixel !== old || isIn(i, j)) continue;
        if (isIn(i - 1, j) || isIn(i + 1, j) || isIn(i, j - 1) || isIn(i, j + 1)) {
          area.add(i * width + j);
          grows = true;
        }
      }
    }
  }
  for (const place of area) picture[Math.floor(place / width)][place % width] = colour;
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
