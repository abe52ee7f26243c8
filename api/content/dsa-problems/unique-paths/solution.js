function uniquePaths(rows, columns) {
  const counts = new Array(columns).fill(1);
  for (let row = 1; row < rows; row += 1) {
    for (let column = 1; column < columns; column += 1) counts[column] += counts[column - 1];
  }
  return counts.at(-1);
}

console.log(uniquePaths(3, 4));
