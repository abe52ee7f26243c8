function nQueens(size) {
  const found = [];
  for (let choice = 0; choice < size ** size; choice += 1) {
    // The digits of the choice in base size are the columns.
    const columns = Array.from(
      { length: size },
      (_, row) => Math.floor(choice / size ** (size - 1 - row)) % size,
    );
    if (!anyAttacks(columns)) found.push(columns.map((column) => draw(column, size)));
  }
  return found;
}

function anyAttacks(columns) {
  return columns.some((column, row) =>
    columns.slice(0, row).some((other, above) => {
      const distance = Math.abs(other - column);
      return distance === 0 || distance === row - above;
    }),
  );
}

function draw(column, size) {
  return `${'.'.repeat(column)}Q${'.'.repeat(size - column - 1)}`;
}

console.log(nQueens(4));
