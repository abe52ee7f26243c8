function generate(rowCount) {
  const rows = [];
  for (let row = 0; row < rowCount; row += 1) {
    const above = rows.at(-1) ?? [];
    rows.push(
      Array.from({ length: row + 1 }, (_, column) =>
        column === 0 || column === row ? 1 : above[column - 1] + above[column],
      ),
    );
  }
  return rows;
}

console.log(generate(4));
