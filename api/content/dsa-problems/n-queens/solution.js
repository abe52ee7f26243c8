function nQueens(size) {
  const found = [];
  const chosen = [];
  const columns = new Set();
  // Diagonals with the same row - column, and with the same row + column.
  const falling = new Set();
  const rising = new Set();

  const place = (row) => {
    if (row === size) {
      found.push(chosen.map((column) => draw(column, size)));
      return;
    }
    for (let column = 0; column < size; column += 1) {
      if (columns.has(column) || falling.has(row - column) || rising.has(row + column)) continue;
      columns.add(column);
      falling.add(row - column);
      rising.add(row + column);
      chosen.push(column);
      place(row + 1);
      chosen.pop();
      columns.delete(column);
      falling.delete(row - column);
      rising.delete(row + column);
    }
  };

  place(0);
  return found;
}

function draw(column, size) {
  return `${'.'.repeat(column)}Q${'.'.repeat(size - column - 1)}`;
}

console.log(nQueens(4));
