function nearestZeros(matrix) {
  const zeros = matrix.flatMap((line, row) =>
    line.flatMap((cell, column) => (cell === 0 ? [[row, column]] : [])),
  );
  return matrix.map((line, row) =>
    line.map((_, column) => {
      let nearest = Number.POSITIVE_INFINITY;
      for (const [r, c] of zeros) {
        nearest = Math.min(nearest, Math.abs(row - r) + Math.abs(column - c));
      }
      return nearest;
    }),
  );
}

console.log(
  nearestZeros([
    [0, 1, 1, 1],
    [1, 1, 1, 1],
    [1, 1, 1, 0],
  ]),
);
