function longestIncreasingPath(matrix) {
  const cells = matrix.flatMap((numbers, row) => numbers.map((_, column) => [row, column]));
  // How many smaller neighbours of each cell haven't been removed yet.
  const smaller = matrix.map((numbers, row) =>
    numbers.map((number, column) => {
      const around = neighbours(matrix, row, column);
      return around.filter(([near, beside]) => matrix[near][beside] < number).length;
    }),
  );
  let level = cells.filter(([row, column]) => smaller[row][column] === 0);
  let length = 0;
  while (level.length > 0) {
    length += 1;
    const following = [];
    for (const [row, column] of level) {
      for (const [near, beside] of neighbours(matrix, row, column)) {
        if (matrix[near][beside] <= matrix[row][column]) continue;
        smaller[near][beside] -= 1;
        if (smaller[near][beside] === 0) following.push([near, beside]);
      }
    }
    level = following;
  }
  return length;
}

function neighbours(matrix, row, column) {
  const around = [
    [row - 1, column],
    [row + 1, column],
    [row, column - 1],
    [row, column + 1],
  ];
  return around.filter(([near, beside]) => matrix[near]?.[beside] !== undefined);
}

console.log(
  longestIncreasingPath([
    [7, 8, 3],
    [6, 1, 4],
    [2, 9, 5],
  ]),
);
