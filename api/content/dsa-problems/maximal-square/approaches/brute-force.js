function maximalSquare(grid) {
  const [rows, columns] = [grid.length, grid[0].length];
  let largest = 0;
  for (let top = 0; top < rows; top += 1) {
    for (let left = 0; left < columns; left += 1) {
      for (let side = 1; side <= Math.min(rows - top, columns - left); side += 1) {
        const square = grid.slice(top, top + side).map((row) => row.slice(left, left + side));
        if (!square.some((row) => row.includes('0'))) largest = Math.max(largest, side);
      }
    }
  }
  return largest * largest;
}

console.log(maximalSquare(['0110', '1111', '1111', '0011']));
