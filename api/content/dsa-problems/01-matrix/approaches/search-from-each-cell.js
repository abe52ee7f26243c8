function nearestZeros(matrix) {
  const width = matrix[0].length;

  const distance = (startRow, startColumn) => {
    let steps = 0;
    const seen = new Set([startRow * width + startColumn]);
    let ring = [[startRow, startColumn]];
    while (ring.every(([row, column]) => matrix[row][column] !== 0)) {
      steps += 1;
      const further = [];
      for (const [row, column] of ring) {
        for (const [r, c] of [
          [row - 1, column],
          [row + 1, column],
          [row, column - 1],
          [row, column + 1],
        ]) {
          if (matrix[r]?.[c] === undefined || seen.has(r * width + c)) continue;
          seen.add(r * width + c);
          further.push([r, c]);
        }
      }
      ring = further;
    }
    return steps;
  };

  return matrix.map((line, row) => line.map((_, column) => distance(row, column)));
}

console.log(
  nearestZeros([
    [0, 1, 1, 1],
    [1, 1, 1, 1],
    [1, 1, 1, 0],
  ]),
);
