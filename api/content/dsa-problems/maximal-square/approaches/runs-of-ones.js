function maximalSquare(grid) {
  const runs = [];
  let largest = 0;
  for (const [row, cells] of grid.entries()) {
    runs.push([]);
    let run = 0;
    for (let column = 0; column < cells.length; column += 1) {
      run = cells[column] === '1' ? run + 1 : 0;
      runs[row].push(run);
      let narrowest = run;
      let height = 0;
      while (height <= row && narrowest > height) {
        height += 1;
        largest = Math.max(largest, height);
        if (height <= row) narrowest = Math.min(narrowest, runs[row - height][column]);
      }
    }
  }
  return largest * largest;
}

console.log(maximalSquare(['0110', '1111', '1111', '0011']));
