function nQueens(size) {
  const found = [];
  const chosen = [];

  const place = (row) => {
    if (row === size) {
      found.push(chosen.map((column) => draw(column, size)));
      return;
    }
    for (let column = 0; column < size; column += 1) {
      if (isAttacked(row, column)) continue;
      chosen.push(column);
      place(row + 1);
      chosen.pop();
    }
  };

  const isAttacked = (row, column) =>
    chosen.some((other, above) => {
      const distance = Math.abs(other - column);
      return distance === 0 || distance === row - above;
    });

  place(0);
  return found;
}

function draw(column, size) {
  return `${'.'.repeat(column)}Q${'.'.repeat(size - column - 1)}`;
}

console.log(nQueens(4));
