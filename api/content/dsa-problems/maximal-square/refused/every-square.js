function maximalSquare(grid) {
  const [rows, columns] = [grid.length, grid[0].length];
  let largest = 0;
  for (let top = 0; top < rows; top += 1) {
    for (let left = 0; left < columns; left += 1) {
      for (let side = 1; side <= Math.min(rows - top, columns - left); side += 1) {
        let full = true;
        for (let row = top; full && row < top + side; row += 1) {
          for (let column = left; full && column < left + side; column += 1) {
            full = grid[row][column] === '1';
          }
        }
        if (full) largest = Math.max(largest, side);
      }
    }
  }
  return largest * largest;
}
