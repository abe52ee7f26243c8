function maximalSquare(grid) {
  let above = Array(grid[0].length + 1).fill(0);
  let largest = 0;
  for (const row of grid) {
    const current = [0];
    for (const [column, cell] of [...row].entries()) {
      const side = 1 + Math.min(above[column + 1], current[column], above[column]);
      current.push(cell === '1' ? side : 0);
    }
    largest = Math.max(largest, ...current);
    above = current;
  }
  return largest;
}
