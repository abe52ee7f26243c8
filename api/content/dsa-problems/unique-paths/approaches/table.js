function uniquePaths(rows, columns) {
  const counts = Array.from({ length: rows }, () => new Array(columns).fill(1));
  for (let row = 1; row < rows; row += 1) {
    for (let column = 1; column < columns; column += 1) {
      counts[row][column] = counts[row - 1][column] + counts[row][column - 1];
    }
  }
  return counts.at(-1).at(-1);
}

console.log(uniquePaths(3, 4));
