function nearestZeros(matrix) {
  const distances = matrix.map((line) => line.map((cell) => (cell === 0 ? 0 : -1)));
  const queue = matrix.flatMap((line, row) =>
    line.flatMap((cell, column) => (cell === 0 ? [[row, column]] : [])),
  );
  // The loop also meets what is added meanwhile.
  for (const [row, column] of queue) {
    const steps = distances[row][column] + 1;
    for (const [r, c] of [
      [row - 1, column],
      [row + 1, column],
      [row, column - 1],
      [row, column + 1],
    ]) {
      if (distances[r]?.[c] !== -1) continue;
      distances[r][c] = steps;
      queue.push([r, c]);
    }
  }
  return distances;
}

console.log(
  nearestZeros([
    [0, 1, 1, 1],
    [1, 1, 1, 1],
    [1, 1, 1, 0],
  ]),
);
