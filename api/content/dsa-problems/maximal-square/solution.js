function maximalSquare(grid) {
  let above = Array(grid[0].length + 1).fill(0);
  let largest = 0;
  for (const row of grid) {
    const current = [0];
    for (let column = 1; column <= row.length; column += 1) {
      let side = 0;
      if (row[column - 1] === '1') {
        side = 1 + Math.min(above[column], current[column - 1], above[column - 1]);
        largest = Math.max(largest, side);
      }
      current.push(side);
    }
    above = current;
  }
  return largest * largest;
}

console.log(maximalSquare(['0110', '1111', '1111', '0011']));
